import type { ChatPart } from "../chat-model.ts";
import type { Learned } from "../learned-limits.ts";
import { soundsLikeThought } from "./sounds-like-thought.ts";

/**
 * Marks around thoughts in a text: `<think>` and similar tags, Mistral's `[THINK]`, Kimi's `◁think▷`, and the channels of gpt-oss
 * (harmony: `<|channel|>analysis<|message|>…<|end|>`).
 */
const MARK =
  /<(?<tagEnd>\/?)(?<tag>think|thinking|thought|reasoning|seed:think)>|\[(?<bracketEnd>\/?)THINK\]|◁(?<kimiEnd>\/?)think▷|<\|(?<harmony>start|channel|message|constrain|end|return|call)\|>/iu;
/** The first characters of a mark at the end of a text, where the rest of the mark has not arrived yet. */
const BROKEN_MARK =
  /(?:<(?:\/?(?:t|th|thi|thin|think|thinki|thinkin|thinking|tho|thou|thoug|though|thought|r|re|rea|reas|reaso|reason|reasoni|reasonin|reasoning|s|se|see|seed|seed:|seed:t|seed:th|seed:thi|seed:thin|seed:think)?|\|(?:[a-z]{0,9}\|?)?)|\[(?:\/?(?:T|TH|THI|THIN|THINK)?)|◁(?:\/?(?:t|th|thi|thin|think)?))$/iu;

/** gpt-oss behind a server that removes the marks but leaves the names of the channels in the text. */
const BARE_ANALYSIS = /^analysis(?=["'“‘A-Z])/u;
const BARE_FINAL = /assistantfinal/u;
/** A mark that was found, with the text before and after it. `isEnd` is true for a closing mark. */
interface Found {
  readonly before: string;
  readonly after: string;
  readonly isEnd: boolean;
  readonly harmony: string | null;
}

type Mode = "deciding" | "holding" | "speaking" | "thinking" | "header" | "call";

/**
 * Separates a model's thoughts from its reply, where both arrive as one text in pieces.
 * Most thoughts are between marks. Some chat templates put the opening mark into the prompt. Then the answer begins in the middle of a
 * thought, and only the closing mark shows it, minutes later. Text that was shown cannot be removed. So a text is held back until its
 * closing mark or its end in three cases: the model answered like that before; the model's name says that it is of that kind; or the first
 * words are not addressed to the player. Every other text is passed on after two words.
 */
export class ThoughtReader {
  readonly #learned: Learned;
  readonly #isThinker: boolean;
  #mode: Mode = "deciding";
  #text = "";
  #header = "";
  #callName = "";
  #calls = 0;
  #sounds = false;

  constructor(learned: Learned, modelId: string) {
    this.#learned = learned;
    this.#isThinker = THINKERS.test(modelId);
  }

  /** Call this when the thoughts arrive in a separate field: then the text contains none. */
  separate(): void {
    if (this.#mode === "deciding" || this.#mode === "holding") this.#mode = "speaking";
  }

  push(piece: string): ChatPart[] {
    this.#text += piece;
    const parts: ChatPart[] = [];
    if (this.#mode === "deciding") this.#decide();
    while (this.#step(parts));
    return parts.length === 0 ? [{ type: "thinking", characters: 0 }] : parts;
  }

  /**
   * Returns what is left when the answer has ended. `cut` is true if the model did not end the answer itself. Then a thought may lack its
   * closing mark.
   */
  end(cut: boolean): ChatPart[] {
    const rest = this.#text;
    const mode = this.#mode;
    this.#text = "";
    this.#mode = "speaking";
    if (mode === "call") return [this.#call(rest)];
    if (mode === "header" || mode === "thinking") return thought(rest.length);
    const closes = this.#learned.thoughtMarks === "closes";
    const sounds = this.#sounds || soundsLikeThought(rest.trimStart()) === true;
    const isThought = mode === "holding" && (cut ? closes || sounds : closes && sounds);
    if (isThought) return thought(rest.length);
    if (!cut && rest.trim() !== "" && mode === "holding") this.#learned.thoughtMarks = "plain";
    return rest === "" ? [] : [{ type: "text", text: rest }];
  }

  /** Decides whether the text begins with a thought. Leaves it undecided until there is enough text. */
  #decide(): void {
    const said = this.#text.trimStart();
    if (said === "" || ("analysis".startsWith(said) && said.length < 9) || BROKEN_MARK.test(said)) return;
    if (MARK.exec(said)?.index === 0 || /^[{[`]/u.test(said)) this.#mode = "speaking";
    else if (BARE_ANALYSIS.test(said)) this.#mode = "thinking";
    else {
      const { thoughtMarks } = this.#learned;
      const mayClose = thoughtMarks === "closes" || (this.#isThinker && thoughtMarks !== "plain");
      const sounds = soundsLikeThought(said);
      if (!mayClose && sounds === null) return;
      this.#sounds = sounds ?? false;
      this.#mode = mayClose || this.#sounds ? "holding" : "speaking";
    }
  }

  /** Reads up to the next mark. Returns false if more text is needed. */
  #step(parts: ChatPart[]): boolean {
    switch (this.#mode) {
      case "deciding":
        return false;
      case "holding":
        return this.#hold(parts);
      case "speaking":
        return this.#speak(parts);
      case "thinking":
        return this.#think(parts);
      default:
        return this.#readHarmony(parts);
    }
  }

  #hold(parts: ChatPart[]): boolean {
    const found = this.#find();
    if (!found) return false;
    if (found.isEnd) {
      this.#closedWithoutOpening();
      parts.push(...thought(found.before.length));
      this.#text = found.after.trimStart();
    }
    this.#mode = "speaking";
    return true;
  }

  #speak(parts: ChatPart[]): boolean {
    const found = this.#find();
    const broken = found ? null : BROKEN_MARK.exec(this.#text);
    const shown = found ? found.before : this.#text.slice(0, broken?.index ?? this.#text.length);
    if (shown !== "") parts.push({ type: "text", text: shown });
    if (!found) {
      this.#text = this.#text.slice(shown.length);
      return false;
    }
    this.#text = found.after;
    if (found.harmony !== null) this.#enterHarmony(found.harmony);
    else if (!found.isEnd) this.#mode = "thinking";
    else {
      // The text before this mark was a thought, and it has already been shown. From now on this model's texts are held back.
      this.#closedWithoutOpening();
      parts.push({ type: "text", text: "\n\n" });
    }
    return true;
  }

  #think(parts: ChatPart[]): boolean {
    const bare = BARE_FINAL.exec(this.#text);
    const found = bare
      ? {
          before: this.#text.slice(0, bare.index),
          after: this.#text.slice(bare.index + bare[0].length),
          isEnd: true,
          harmony: null,
        }
      : this.#find();
    if (!found || (!found.isEnd && found.harmony === null)) {
      const passed = found ? this.#text.length - found.after.length : Math.max(0, this.#text.length - 16);
      parts.push(...thought(passed));
      this.#text = this.#text.slice(passed);
      return found !== null;
    }
    parts.push(...thought(found.before.length));
    this.#text = found.after.trimStart();
    this.#mode = "speaking";
    if (found.harmony !== null) this.#enterHarmony(found.harmony);
    return true;
  }

  #enterHarmony(mark: string): void {
    if (mark === "start" || mark === "channel") {
      this.#header = mark === "channel" ? "channel=" : "";
      this.#mode = "header";
    }
  }

  /** Reads a harmony header up to its message, or the arguments of a tool call up to their end. */
  #readHarmony(parts: ChatPart[]): boolean {
    const found = this.#find();
    if (!found) return false;
    if (this.#mode === "call") {
      parts.push(this.#call(found.before));
      this.#mode = "speaking";
    } else {
      this.#header += found.before;
      if (found.harmony === "channel") this.#header += " channel=";
      if (found.harmony === "message") {
        const [, name] = /\bto=(?:functions\.)?([\w-]+)/u.exec(this.#header) ?? [];
        const [, channel = "final"] = /channel=\s*(\w+)/u.exec(this.#header) ?? [];
        this.#callName = name ?? "";
        this.#mode = name ? "call" : channel === "final" ? "speaking" : "thinking";
      }
    }
    this.#text = found.after;
    if (this.#mode === "speaking" && found.harmony !== null) this.#enterHarmony(found.harmony);
    return true;
  }

  #call(json: string): ChatPart {
    this.#calls += 1;
    return { type: "tool", call: { id: `harmony-${this.#calls}`, name: this.#callName, arguments: json.trim() } };
  }

  #closedWithoutOpening(): void {
    this.#learned.thoughtMarks = "closes";
    this.#learned.thinks = true;
  }

  #find(): Found | null {
    const mark = MARK.exec(this.#text);
    if (!mark) return null;
    const { tagEnd, bracketEnd, kimiEnd, harmony } = mark.groups ?? {};
    return {
      before: this.#text.slice(0, mark.index),
      after: this.#text.slice(mark.index + mark[0].length),
      isEnd: (tagEnd ?? bracketEnd ?? kimiEnd) === "/",
      harmony: harmony?.toLowerCase() ?? null,
    };
  }
}

const thought = (characters: number): ChatPart[] => (characters === 0 ? [] : [{ type: "thinking", characters }]);

/** Models whose chat templates write the opening mark of the thought into the prompt. */
const THINKERS =
  /deepseek-?r1|r1-distill|qwq|thinking|reason|deephermes|openthinker|skywork-or|glm-z1|exaone-deep|nemotron.*nano|smallthinker|light-r1|marco-o1/iu;
