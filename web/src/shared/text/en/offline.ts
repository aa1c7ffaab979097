/** Texts about the unreachable server and about new versions of the app. */
export const offline = {
  title: "Offline.",
  hint: "What you opened last can be read.",
  hintWithoutShelf: "The server cannot be reached.",
  waits: "Your words wait to be sent",
  went: "The words you wrote offline have reached the table",
  stays: "The words you wrote offline could not go: they wait at the table",
  open: "Open",
  newVersion: "A new version of Lorehearth is here",
  newVersionHint: "Nothing is lost: a turn under way goes on.",
  reload: "Reload",
} as const;
