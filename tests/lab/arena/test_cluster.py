"""The same jobs on a Ray cluster: two nodes, one of which dies."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from presidium.core import Refused
from presidium.games.goulag import GOULAG
from presidium.lab.arena import Contest, Ledger, arms_of, hold
from presidium.lab.arena import cluster as clusters
from presidium.lab.arena.contest import contest
from presidium.lab.arena.play import play


def asked() -> Contest:
    return contest(GOULAG, 5, arms_of(["naive-1", "random"]), "0", {})


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refused:
        next(clusters.there(asked(), asked().jobs(5), "localhost:1"))
    assert refused.value.why.id == "no-ray"


def test_a_machine_with_another_program_plays_nothing() -> None:
    of = asked()
    job = next(of.jobs(5))
    program = clusters.code(GOULAG, of.names())
    assert clusters.play_with(of, job, program).games == play(GOULAG, of, job).games
    with pytest.raises(Refused) as refused:
        clusters.play_with(of, job, "another")
    assert refused.value.why.id == "other-program"


@pytest.fixture
def two_nodes() -> Any:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'presidium[cluster]'")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield nodes, nodes.add_node(num_cpus=1)
    finally:
        nodes.shutdown()


@pytest.mark.slow
def test_two_nodes_play_and_one_dies_and_the_figures_are_the_same(two_nodes: Any) -> None:
    import ray

    nodes, doomed = two_nodes
    of, deals, heard = asked(), 300, list[int]()
    alive: list[int] = []

    def progress(games: int) -> None:
        heard.append(games)
        if sum(heard) > 400 and not alive:
            alive.append(sum(node["Alive"] for node in ray.nodes()))
            nodes.remove_node(doomed, allow_graceful=False)

    far = hold(of, deals, Ledger(of, ""), lambda c, jobs: clusters.there(c, jobs, nodes.address), progress=progress)
    assert alive == [2]
    assert doomed not in nodes.list_all_nodes()
    assert sum(heard) == 4 * deals
    here = hold(of, deals, Ledger(of, ""))
    for one, other in zip(far.tallies, here.tallies, strict=True):
        assert one.games == other.games


def test_a_cluster_that_is_not_there_is_refused() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'presidium[cluster]'")
    with pytest.raises(Refused) as refused:
        next(clusters.there(asked(), asked().jobs(5), "localhost:1"))
    assert refused.value.why.id == "no-cluster"
