"""Whatever outside text reaches is given damaged text: it is read, or refused in one sentence.

make fuzz                                             a million texts for each target
python -m tests.fuzz --inputs 50000 --only positions
python -m tests.fuzz --repeat build/fuzz/replays-1f0c…
"""
