export const errors = {
  unexpected: "Unexpected Application Error!",
  pageMissing: "404 Not Found. No page of this book bears that number.",
  pageBroke: "This page could not be shown. What you made is safe.",
  backHome: "Back to the dashboard",
  reload: "Try again",
  requestFailed: (status: number, statusText: string) => `API request failed: ${status} ${statusText}`.trimEnd(),
  network: "The server could not be reached. Please check your connection and try again.",
  unreadable: "The server's answer could not be read. Please try again.",
  unreachable: "The hearth is cold",
  unreachableHint: "The server could not be reached. Nothing is lost; try again in a moment.",
  somethingWrong: "Something went wrong",
  unknown: "An unknown error occurred",
} as const;
