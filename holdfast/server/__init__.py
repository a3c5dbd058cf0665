"""The table server: HTTP, sockets, a store, clocks, and bots at tables.

What happens at a table is a log of events. Commands are decided against the present table
(``table.decide``), their events are applied to it (``table.table``) and stored, and only then
answered and told to those who watch (``live.rooms``), each as their seats may see it (``view``). A
table whose events could not be stored is thrown away, and read again from its log.

The packages, from what is asked to what is kept, each importing only those after it: ``api``,
``site``, ``admin``, ``live``, ``view``, ``messages``, ``table``; then ``store``, ``guard`` and
``monitor``, which know no table. ``docs/concepts/architecture.md`` follows a move through them.
"""
