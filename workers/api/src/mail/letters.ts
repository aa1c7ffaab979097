import type { Mail } from "./mailer.ts";

/** What a letter says, in the languages that the app itself speaks. */
interface Words {
  readonly subject: string;
  readonly text: (link: string) => string;
}

type Letter = "reset" | "confirm" | "taken" | "moved";

const ENGLISH: Readonly<Record<Letter, Words>> = {
  reset: {
    subject: "A new password for Lorehearth",
    text: (link) =>
      `Somebody, you as we hope, has asked for a new password for your Lorehearth account. Choose it here:\n\n${link}\n\nThe link works once and for 30 minutes. If it was not you, do nothing: your password stays as it is.`,
  },
  confirm: {
    subject: "Is this your address for Lorehearth?",
    text: (link) =>
      `This address is to be the one of a Lorehearth account. If you want that, open this:\n\n${link}\n\nThe link works once and for 30 minutes. If you have no such account, do nothing.`,
  },
  taken: {
    subject: "Your address for Lorehearth",
    text: () =>
      "Somebody wanted to give your address to another Lorehearth account. It already belongs to yours, so nothing has changed.",
  },
  moved: {
    subject: "Your Lorehearth account has a new address",
    text: () =>
      "The address of your Lorehearth account has been changed to another one. If it was not you, please write to whoever runs the site.",
  },
};

const GERMAN: Readonly<Record<Letter, Words>> = {
  reset: {
    subject: "Ein neues Passwort für Lorehearth",
    text: (link) =>
      `Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei Lorehearth angefordert. Hier kannst du es wählen:\n\n${link}\n\nDer Link gilt einmal und 30 Minuten lang. Warst du es nicht, dann tu nichts: Dein Passwort bleibt, wie es ist.`,
  },
  confirm: {
    subject: "Ist das deine Adresse für Lorehearth?",
    text: (link) =>
      `Diese Adresse soll zu einem Konto bei Lorehearth gehören. Willst du das, dann öffne dies:\n\n${link}\n\nDer Link gilt einmal und 30 Minuten lang. Hast du kein solches Konto, dann tu nichts.`,
  },
  taken: {
    subject: "Deine Adresse für Lorehearth",
    text: () =>
      "Jemand wollte deine Adresse einem anderen Konto bei Lorehearth geben. Sie gehört schon zu deinem; es hat sich nichts geändert.",
  },
  moved: {
    subject: "Dein Konto bei Lorehearth hat eine neue Adresse",
    text: () =>
      "Die Adresse deines Kontos bei Lorehearth wurde geändert. Warst du es nicht, dann schreibe bitte denen, die die Seite betreiben.",
  },
};

/** A letter, in German where that is asked for. */
export function write(letter: Letter, to: string, language: string | undefined, link = ""): Mail {
  const { subject, text } = (language === "de" ? GERMAN : ENGLISH)[letter];
  return { to, subject, text: `${text(link)}\n` };
}
