// Runs a script of this folder or of bench/commands. It uses the version of Node that the repository installs (the `node` devDependency).
import { existsSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Lorehearth's scripts need Node 22.18 or newer and this is ${process.versions.node}: run "npm ci" (it brings the right one), then start this through npm.`,
  );
  process.exit(1);
}
const command = `${process.argv[2]}.ts`;
const places = [`./${command}`, `../bench/commands/${command}`].map((path) => new URL(path, import.meta.url));
await import((places.find((place) => existsSync(place)) ?? places[0]).href);
