import type { Mail } from "./mailer.ts";

/** The texts of the mails, in the languages of the web app. */
interface Words {
  readonly subject: string;
  readonly text: (link: string) => string;
}

/** Mails that a visitor of the site has just requested. They are written in the visitor's language. */
type Letter = "reset" | "confirm" | "taken";
/** Mails about a change to an account. Another person may have made the change, so the owner's language is unknown. */
export type Notice =
  | "moved"
  | "passwordChanged"
  | "passwordReset"
  | "accountDeleted"
  | "googleConnected"
  | "googleDisconnected";

const ENGLISH: Readonly<Record<Letter | Notice, Words>> = {
  reset: {
    subject: "A new password for Lorehearth",
    text: (link) =>
      `Somebody, you as we hope, has asked for a new password for your Lorehearth account. Choose it here:\n\n${link}\n\nThe link works once and for 30 minutes. Choosing a new password signs you out everywhere and disconnects a Google account that can sign in to yours. If it was not you, do nothing: your password stays as it is.`,
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
      "The address of your Lorehearth account has been changed to another one. If it was not you, please write to the operator of the site.",
  },
  passwordChanged: {
    subject: "Your Lorehearth account has a new password",
    text: () =>
      "The password of your Lorehearth account was changed on the account’s page, which ended every other sign-in. If it was not you, reset your password (“Forgot your password?” where you sign in): that ends every sign-in.",
  },
  passwordReset: {
    subject: "Your Lorehearth account has a new password",
    text: () =>
      "Your password was reset by a mailed link. That ended every sign-in. If it was not you, somebody else can read your mail: change the password of your mailbox first, then reset this one.",
  },
  accountDeleted: {
    subject: "Your Lorehearth account is deleted",
    text: () =>
      "Your Lorehearth account and everything in it was deleted on the account’s page. If it was not you, please write to the operator of the site.",
  },
  googleConnected: {
    subject: "A Google account may sign in to your Lorehearth account",
    text: () =>
      "A Google account was connected to your Lorehearth account and may sign in to it from now on. If it was not you, reset your password (“Forgot your password?” where you sign in): that disconnects it and ends every sign-in.",
  },
  googleDisconnected: {
    subject: "A Google account was disconnected from your Lorehearth account",
    text: () =>
      "Your password was reset by a mailed link. That ended every sign-in and disconnected the Google account that could sign in to your Lorehearth account. If it was yours, you can connect it again on your account’s page.",
  },
};

const GERMAN: Readonly<Record<Letter | Notice, Words>> = {
  reset: {
    subject: "Ein neues Passwort für Lorehearth",
    text: (link) =>
      `Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei Lorehearth angefordert. Hier kannst du es wählen:\n\n${link}\n\nDer Link gilt einmal und 30 Minuten lang. Ein neues Passwort meldet dich überall ab und trennt ein Google-Konto, das sich bei deinem anmelden kann. Warst du es nicht, dann tu nichts: Dein Passwort bleibt, wie es ist.`,
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
  passwordChanged: {
    subject: "Dein Konto bei Lorehearth hat ein neues Passwort",
    text: () =>
      "Das Passwort deines Kontos bei Lorehearth wurde auf der Seite des Kontos geändert. Das hat jede andere Anmeldung beendet. Warst du es nicht, dann setze dein Passwort neu („Passwort vergessen?“ bei der Anmeldung): Das beendet jede Anmeldung.",
  },
  passwordReset: {
    subject: "Dein Konto bei Lorehearth hat ein neues Passwort",
    text: () =>
      "Dein Passwort wurde über einen Link aus einer Mail neu gesetzt. Das hat jede Anmeldung beendet. Warst du es nicht, dann kann jemand anders deine Mails lesen: Ändere zuerst das Passwort deines Postfachs, dann setze dieses neu.",
  },
  accountDeleted: {
    subject: "Dein Konto bei Lorehearth ist gelöscht",
    text: () =>
      "Dein Konto bei Lorehearth mit allem, was darin war, wurde auf der Seite des Kontos gelöscht. Warst du es nicht, dann schreibe bitte denen, die die Seite betreiben.",
  },
  googleConnected: {
    subject: "Ein Google-Konto kann sich bei deinem Konto bei Lorehearth anmelden",
    text: () =>
      "Ein Google-Konto wurde mit deinem Konto bei Lorehearth verbunden und kann sich von nun an dort anmelden. Warst du es nicht, dann setze dein Passwort neu („Passwort vergessen?“ bei der Anmeldung): Das trennt es wieder und beendet jede Anmeldung.",
  },
  googleDisconnected: {
    subject: "Ein Google-Konto wurde von deinem Konto bei Lorehearth getrennt",
    text: () =>
      "Dein Passwort wurde über einen Link aus einer Mail neu gesetzt. Das hat jede Anmeldung beendet und das Google-Konto getrennt, das sich bei deinem Konto bei Lorehearth anmelden konnte. War es deines, dann kannst du es auf der Seite deines Kontos wieder verbinden.",
  },
};

/** Writes a mail in German if that language was requested, otherwise in English. */
export function write(letter: Letter, to: string, language: string | undefined, link = ""): Mail {
  const { subject, text } = (language === "de" ? GERMAN : ENGLISH)[letter];
  return { to, subject, text: `${text(link)}\n` };
}

/** Writes a notice in both languages of the web app, English and German. */
export function notice(what: Notice, to: string): Mail {
  return { to, subject: ENGLISH[what].subject, text: `${ENGLISH[what].text("")}\n\n${GERMAN[what].text("")}\n` };
}
