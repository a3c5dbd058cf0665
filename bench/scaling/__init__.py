"""The parts of the benchmark of growth: what is stored before, what is measured, the plot."""
