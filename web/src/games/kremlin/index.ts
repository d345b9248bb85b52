import type { GameParts } from "..";
import Agenda from "./Agenda.svelte";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import More from "./More.svelte";

export const parts: GameParts = { Board, Answers, Announced: Agenda, More };
