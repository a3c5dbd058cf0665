"""Random play of Holdfast and of the libraries that researchers know, in turn and in one run."""
