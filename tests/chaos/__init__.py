"""The server under attack: people play while everything around them fails, then all is looked up.

make chaos                                            both databases, 1,000 kills
python -m tests.chaos --kills 200 --database sqlite
python -m tests.chaos --seed 7 --json
"""
