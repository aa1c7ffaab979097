import "./shared/styles/index.css";

/**
 * Starts the app. The code is in two files, and each runs in a task of its own. In one task it would block a slow phone for a noticeable
 * time, just when the first paint is due.
 */
async function main(): Promise<void> {
  await import("react-dom/client");
  const { start } = await import("./app/start.tsx");
  await start();
}

void main();
