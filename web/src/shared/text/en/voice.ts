/** Texts about reading aloud and dictation. Both are off by default. */
export const voice = {
  title: "Voice",
  hint: "Kept in this browser. Nothing is read or heard until you say so here.",
  reading: "Read replies aloud",
  readingHint: "In the voice your device has for the campaign's language. Escape stops it.",
  readings: {
    never: "Never",
    asked: "When I ask for it",
    every: "Every reply, as it is told",
  },
  pace: "Pace",
  paces: { "0.85": "Slower", "1": "As it is", "1.25": "Faster" },
  microphone: "A microphone beside the box",
  microphoneHint:
    "Your browser turns speech into words; some browsers send what they hear to their maker to do so. Nothing is sent to the game master before you send it.",
  dictate: "Dictate",
  stopListening: "Stop listening",
  starting: "Waiting for the microphone…",
  listening: "Listening: say what you do",
  deaf: {
    denied: "The microphone is blocked here. Allow it in the browser's settings for this site.",
    nothing: "Nothing was heard. Try again.",
    "no-microphone": "No microphone was found.",
    network: "Your browser could not reach its speech service.",
    language: "Your browser takes no dictation in this language.",
    failed: "Your browser could not listen. Try again.",
  },
  speechRefused: "The browser lets the page speak only after a click. Choose Read aloud at the reply.",
  speechFailed: "The browser could not read this aloud.",
} as const;
