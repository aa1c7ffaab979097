import { createServer } from "node:net";

/** Whether nobody listens on the port of this machine, on either of the addresses that `localhost` may mean. */
export async function portIsFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has nobody listening there either.
    server.on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
