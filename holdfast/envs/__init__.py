"""The games as the environments that researchers reach for.

``holdfast.envs.vector`` has Gymnasium's vector environment, ``holdfast.envs.gymnasium`` one seat
among players, ``holdfast.envs.pettingzoo`` all seats in turn, ``holdfast.envs.openspiel`` all of it
with chance and information states. They come with the extra ``envs``.
"""
