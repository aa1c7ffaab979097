import { isNoise } from "./runtime-noise.ts";

/** Vitest's global setup of tests in workerd. The runtime prints to both streams of this process, one message at a time. */
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
