"""Machines and processes of a simulation: a process does one thing at a time, and a machine runs as many
processes at once as it has cores."""

from collections import deque
from typing import NamedTuple

from starhaul.remote.capacity.event_queue import Event, EventQueue


class SimulatedTask(NamedTuple):
    seconds: float
    done: Event


class SimulatedMachine:
    """Processes that have something to do take turns; each turn is one task, because tasks are short."""

    def __init__(self, queue: EventQueue, cores: int) -> None:
        self.queue = queue
        self._idle = cores
        self._ready: deque[SimulatedProcess] = deque()

    def offer(self, process: "SimulatedProcess") -> None:
        self._ready.append(process)
        self._start()

    def _start(self) -> None:
        while self._idle and self._ready:
            self._idle -= 1
            process = self._ready.popleft()
            self.queue.after(process.tasks[0].seconds, lambda process=process: self._finish(process))  # type: ignore[misc]

    def _finish(self, process: "SimulatedProcess") -> None:
        self._idle += 1
        task = process.tasks.popleft()
        process.busy_s += task.seconds
        # Behind the others, if it has more to do.
        if process.tasks:
            self._ready.append(process)
        task.done()
        self._start()


class SimulatedProcess:
    """One thread."""

    def __init__(self, machine: SimulatedMachine) -> None:
        self._machine = machine
        self.tasks: deque[SimulatedTask] = deque()
        """The first one is being done, or waits for a core."""
        self.busy_s = 0.0

    def work(self, seconds: float, done: Event) -> None:
        self.tasks.append(SimulatedTask(seconds, done))
        if len(self.tasks) == 1:
            self._machine.offer(self)
