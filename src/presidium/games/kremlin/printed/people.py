"""0.2 The 26 politicians: letter, name, printed age, and the posts of strength and weakness (1.3)."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from presidium.core import Noun

Letter = Annotated[str, Noun("who")]
"""A politician, named by the letter on his card; code, notation and JSON use the same letter."""


class Person(NamedTuple):
    """The facts printed on the card of a politician."""

    letter: Letter
    given_name: str
    surname: str
    age: int
    strength: str
    weakness: str


PEOPLE: Final = {
    person.letter: person
    for person in (
        Person("A", "Nestor", "Aparatschik", 80, "kgb", "sport"),
        Person("B", "Lech", "Schukrutoff", 75, "economy", "defence"),
        Person("C", "Alexej", "Goferbrok", 74, "defence", "kgb"),
        Person("D", "Petr", "Niewitko", 73, "industry", "foreign"),
        Person("E", "Karel", "Krakemheds", 72, "economy", "foreign"),
        Person("F", "Andrej", "Purgemoff", 71, "defence", "economy"),
        Person("G", "Diwan", "Palavrian", 70, "sport", "ideology"),
        Person("H", "Nicolas", "Shootemdedsky", 69, "industry", "defence"),
        Person("I", "Anatol", "Mischif", 69, "kgb", "defence"),
        Person("J", "Antonj", "Talksalott", 67, "ideology", "economy"),
        Person("K", "Eduard", "Boremtodev", 66, "foreign", "sport"),
        Person("L", "Igor", "Doberman", 65, "sport", "foreign"),
        Person("M", "Serguej", "Eatstumuch", 64, "defence", "sport"),
        Person("N", "Boris", "Karrienko", 63, "foreign", "ideology"),
        Person("O", "Oleg", "Satin", 62, "ideology", "kgb"),
        Person("P", "Iwan", "Manjak", 61, "economy", "industry"),
        Person("Q", "Tigran", "Zenjarplan", 60, "foreign", "kgb"),
        Person("R", "Juri", "Nikotin", 59, "industry", "sport"),
        Person("S", "Ludmilla", "Patina", 58, "foreign", "defence"),
        Person("T", "Mikail", "Strychnin", 57, "ideology", "industry"),
        Person("U", "Wassily", "Protzky", 56, "defence", "ideology"),
        Person("V", "Natasha", "Nogoodnik", 55, "economy", "kgb"),
        Person("W", "Leonid", "Bungaloff", 54, "sport", "industry"),
        Person("X", "Boris", "Badenuff", 53, "sport", "economy"),
        Person("Y", "Ulan", "Putschnik", 52, "kgb", "foreign"),
        Person("Z", "Viktor", "Wasolin", 50, "kgb", "economy"),
    )
}

LETTERS: Final = tuple(PEOPLE)
NESTOR: Final = "A"
INDEX: Final = {letter: index for index, letter in enumerate(LETTERS)}
