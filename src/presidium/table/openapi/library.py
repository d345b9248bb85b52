"""The games, their rules, words, lessons and problems."""

from __future__ import annotations

from typing import Any

from presidium.games import GAMES
from presidium.table.letters import library
from presidium.table.openapi.operations import NUMBER, Schemas, op, path, query
from presidium.text import languages


def paths(of: Schemas) -> Any:
    game = path("game", "Which game.", {"enum": list(GAMES)})
    language = query("lang", "In which language.", {"enum": list(languages()), "default": "en"})
    listing = {"type": "array", "items": of[library.GameInfo]}
    return {
        "/api/games": {"get": op("library", "list_games", "The games, their options and bots", listing)},
        "/api/rules/{game}": {
            "get": op("library", "read_rules", "The rules of a game", of[library.RulesPage], 200, None, game, language)
        },
        "/api/rules/{game}/pictures": {
            "get": op(
                *("library", "read_pictures", "What is drawn in the rules of a game"),
                *(of[library.RulesPictures], 200, None, game),
            )
        },
        "/api/words/{game}": {
            "get": op("library", "read_words", "The words of a game", of[library.WordsPage], 200, None, game, language)
        },
        "/api/schemas/{game}": {
            "get": op(
                *("library", "read_schema", "What the values of a game look like: a JSON Schema", {"type": "object"}),
                *(200, None, game),
            )
        },
        "/api/lessons/{game}": {
            "post": op(
                *("library", "take_lesson", "Go on with a lesson, given all that was answered in it"),
                *(of[library.LessonInfo], 200, of[library.LessonAnswers], game),
            )
        },
        **_problems(of, game, language),
    }


def _problems(of: Schemas, game: Any, language: Any) -> Any:
    number = path("number", "The so-manieth of its problems.", NUMBER)
    return {
        "/api/problems": {
            "get": op(
                *("library", "list_problems", "The problems there are, and today's"),
                *(of[library.ProblemsInfo], 200, None, language),
            )
        },
        "/api/problems/{game}/{number}": {
            "get": op(
                *("library", "read_problem", "A problem, as its seat sees it", of[library.ProblemInfo]),
                *(200, None, game, number, language),
            ),
            "post": op(
                *("library", "judge_answer", "What an answer to it is worth", of[library.Judged]),
                *(200, of[library.ProblemAnswer], game, number, language),
            ),
        },
    }
