import ts from "typescript";

/**
 * Words that names in this repository do not use, because a new reader cannot guess what they mean (docs/glossary.md). The value is the
 * word to use instead.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  told: "reply, turn or text",
  tell: "narrate, send or say what is done",
  tells: "narrates or sends",
  teller: "narrator",
  tellers: "narrators",
  telling: "variant or mention",
  tellings: "variants or mentions",
  retold: "replayed or regenerated",
  asking: "request",
  standing: "current or existing",
  hear: "receive or read",
  hears: "receives or reads",
  heard: "received or read",
  weigh: "score",
  weighs: "scores",
  news: "update or outbox message",
  leaf: "variant",
  desk: "deps",
  anew: "again",
  whoever: "the noun of who it is",
};

/**
 * Names that may use such a word, each with the reason: they are part of HTTP, of /ws, of a model's tools or of stored data, or they have
 * the ordinary English meaning. The file can be a folder; an empty string means every file.
 */
const ALLOWED: readonly (readonly [file: string, name: string, reason: string])[] = [
  ["", "tellings", "a column of memory's `sources` and a key of the export format"],
  ["", "heardAt", "a key of the stored state of an import"],
  ["web/src/features/play/voice/", "heard", "what speech recognition has heard"],
  ["web/src/features/play/voice/", "Heard", "the same"],
  ["web/src/features/play/voice/", "hear", "the same"],
  ["web/src/features/play/voice/", "hasHeard", "the same"],
  ["web/src/features/play/voice/", "canHear", "whether the browser has speech recognition"],
  ["packages/storyteller/src/llm/tools/turn-tools.test.ts", "told", "a parameter of the model's tool `cast`"],
  ["web/src/features/play/dialogs/lay-out-tree.test.ts", "told", "the key in the answer of the ledger's tree"],
  ["workers/chat/src/newer-version.test.ts", "told", "the column of the turns"],
  ["scripts/check/words.ts", "", "the list itself"],
  ["packages/contracts/src/http/ledger.ts", "told", "the key in the answer of the ledger's tree"],
  ["workers/chat/src/domain/tree.ts", "told", "the same"],
  ["packages/storyteller/src/llm/tools/specs.ts", "told", "a parameter of the model's tool `cast`"],
  ["packages/storyteller/src/llm/tools/story-calls.ts", "told", "the same"],
  ["packages/storyteller/src/oracle/adventure/stage/state.ts", "lastTold", "the key in stored memos"],
  ["packages/storyteller/src/oracle/upgrade/first-memo.ts", "wantTold", "the key in old memos"],
  ["packages/storyteller/src/oracle/upgrade/story-of-memo.ts", "wantTold", "the same"],
  ["packages/storyteller/src/oracle/adventure/stage/match-words.ts", "told", "an English word form"],
  ["packages/english/src/noun-phrase.ts", "leaf", "an English noun with its plural"],
];

/** Words that texts do not use either, because a reader whose English is not strong stumbles over them. */
const NOT_IN_TEXTS = /\b(?:whoever|anew)\b/giu;

/** Files whose texts may use such a word, each with the reason. The file can be a folder. If there is a phrase, only the phrase is allowed. */
const ALLOWED_TEXTS: readonly (readonly [file: string, phrase: string, reason: string])[] = [
  ["packages/content/", "", "prose of stories"],
  ["packages/storyteller/src/oracle/world/", "", "prose of worlds"],
  ["packages/storyteller/src/oracle/premise/opening/seeds.ts", "whoever killed Fink", "a player's words"],
  ["packages/storyteller/src/oracle/premise/story.test.ts", "whoever killed thomas wray", "a player's words"],
  ["web/src/features/styleguide/samples/text-samples.tsx", "", "prose of a world"],
  ["e2e/at-the-table.test.ts", "", "a campaign's text"],
  ["workers/chat/src/game-table.test.ts", "say anew", "a player's words"],
  ["workers/chat/src/routes/safety.test.ts", "say anew", "a player's words"],
  ["packages/english/src/proper-names.ts", "", "a list of English words"],
  ["packages/storyteller/src/oracle/adventure/message/message-parts.ts", "", "a list of English words"],
  ["workers/graph/src/domain/health/question-turn.ts", "", "a list of English words"],
  ["docs/glossary.md", "", "the list for people"],
  ["scripts/check/words.ts", "", "the list itself"],
  ["scripts/check/words.test.ts", "", "its test"],
];

/** A name that a file declares, and its place. */
interface Found {
  readonly name: string;
  readonly line: number;
  readonly instead: string;
}

/**
 * Finds the names in a source file that use a word of the list. Test files are checked, too, although their stories may use these words.
 */
export function privateWords(file: string, source: string): Found[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    const word = name?.text
      .split(/(?=\p{Lu})|_/u)
      .map((part) => part.toLowerCase())
      .find((part) => Object.hasOwn(INSTEAD, part));
    if (name !== null && word !== undefined && !isAllowed(file, name.text))
      found.push({
        name: name.text,
        line: tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1,
        instead: INSTEAD[word] ?? "",
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const base = file.split("/").at(-1) ?? "";
  for (const part of base.split(/[.-]/u))
    if (Object.hasOwn(INSTEAD, part)) found.push({ name: base, line: 1, instead: INSTEAD[part] ?? "" });
  return found;
}

/** Finds the words that no comment, page of the docs, test name or message may use. */
export function awkwardWords(file: string, source: string): Found[] {
  const phrases = ALLOWED_TEXTS.filter(([where]) => isIn(where, file)).map(([, phrase]) => phrase);
  if (phrases.includes("")) return [];
  const checked = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ""), source);
  return checked.split("\n").flatMap((text, at) =>
    [...text.matchAll(NOT_IN_TEXTS)].map(([name]) => ({
      name,
      line: at + 1,
      instead: INSTEAD[name.toLowerCase()] ?? "",
    })),
  );
}

const isIn = (where: string, file: string): boolean =>
  where === file || (where.endsWith("/") && file.startsWith(where));

const isAllowed = (file: string, name: string): boolean =>
  ALLOWED.some(([where, what]) => (where === "" || isIn(where, file)) && (what === name || what === ""));

/** The name that a node of the syntax tree declares. Null if the node declares no name, or one that is no identifier. */
function declaredName(node: ts.Node): ts.Identifier | null {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  return declares && node.name !== undefined && ts.isIdentifier(node.name) ? node.name : null;
}
