import type { login as english } from "../en/login.ts";
import type { Translated } from "../translated.ts";

export const login: Translated<typeof english> = {
  pageTitle: "Anmelden",
  title: "Lorehearth",
  subtitle: "Ein kluger Gefährte für epische Abenteuer",
  epigraph:
    "Du kommst aus dem Regen herein, und jemand hat das Feuer in Gang gehalten. Der Stuhl gegenüber ist zurückgezogen; auf dem Holz liegen die Karte, die du gezeichnet hast, und jeder Name, den du vergeben hast.",
  epigraphSaid: ["„Setz dich“,", "sagt die Stimme jenseits der Kerze.", "„Du wolltest gerade die Tür öffnen.“"],
  promises: "Eine Spielleitung, die nie vergisst, nie schummelt und nie verliert, wo du warst.",
  mode: "Anmelden oder ein Konto anlegen",
  signIn: "Anmelden",
  createAccount: "Konto anlegen",
  name: "Name",
  nameHint: "Wie du hier begrüßt wirst.",
  email: "E-Mail",
  password: "Passwort",
  passwordHint: "Mindestens 6 Zeichen.",
  showPassword: "Passwort zeigen",
  hidePassword: "Passwort verbergen",
  busy: "Lädt …",
  or: "oder",
  google: "Mit Google anmelden",
  googleNotConfigured:
    "Die Anmeldung mit Google ist hier nicht eingerichtet. Bitte nimm deine E-Mail-Adresse und ein Passwort.",
  googleWaiting: "Bitte mach im Fenster von Google weiter.",
  googleBlocked:
    "Dein Browser hat das Fenster von Google blockiert. Bitte erlaube dieser Seite, Fenster zu öffnen, und versuche es noch einmal.",
  googleClosed: "Das Fenster von Google wurde geschlossen, bevor du angemeldet warst. Es hat sich nichts geändert.",
  googleUnverified:
    "Google hat nicht bestätigt, dass diese E-Mail-Adresse dir gehört. Bitte bestätige sie zuerst dort.",
  googleTaken: "Mit dieser E-Mail-Adresse ist ein anderes Google-Konto verbunden. Bitte melde dich mit jenem an.",
  googleFailed: "Die Anmeldung mit Google schlug fehl. Bitte versuche es noch einmal.",
  locked: (minutes: number) =>
    `Zu viele Fehlversuche. Bitte versuche es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  tooMany: (minutes: number) =>
    `Es wurden zu viele Mails angefordert. Bitte versuche es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  forgot: "Passwort vergessen?",
  linkTitle: "Ist das dein Konto?",
  linkHint: (email: string) =>
    `Für ${email} gibt es schon ein Konto. Gib einmal sein Passwort ein, dann kannst du dich künftig auch mit Google anmelden.`,
  link: "Verbinden und anmelden",
  haveAccount: "Du hast schon ein Konto?",
  noAccount: "Du hast noch kein Konto?",
  sessionEnded: "Deine Sitzung ist zu Ende. Melde dich wieder an, dann kehrst du dorthin zurück, wo du warst.",
  failed: "Ein Fehler ist aufgetreten",
  failedUnknown: "Ein unbekannter Fehler ist aufgetreten",
  accountMade: "Dein Konto ist angelegt, aber die Anmeldung schlug fehl. Bitte versuche, dich anzumelden.",
};
