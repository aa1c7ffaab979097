// Runs one of the scripts beside it, on the Node that the repository brings (the `node` devDependency).
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Lorehearth's scripts need Node 22.18 or newer and this is ${process.versions.node}: run "npm ci" (it brings the right one), then start this through npm.`,
  );
  process.exit(1);
}
await import(`./${process.argv[2]}.ts`);
