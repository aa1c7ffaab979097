import { isNoise } from "./runtime-noise.ts";

/**
 * Vitest's global setup for tests in workerd: hides known messages of the runtime. The runtime prints to stdout and stderr of this process,
 * one message at a time.
 */
export default function setup(): () => void {
  const restore = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream);
    const quiet = (chunk: string | Uint8Array, ...rest: never[]) =>
      typeof chunk === "string" && isNoise(chunk) ? true : write(chunk, ...rest);
    stream.write = quiet;
    return () => void (stream.write = write);
  });
  return () => restore.forEach((each) => each());
}
