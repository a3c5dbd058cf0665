"""Every game of the registry keeps the promises of the contract."""

from holdfast.testing.conformance import *  # noqa: F403 - the tests are the suite's
