import type { GameParts } from "..";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import More from "./More.svelte";

export const parts: GameParts = { Board, Answers, More };
