import { createServer } from "node:net";

/** Whether the port is free on both addresses that `localhost` may mean. */
export async function portIsFree(port: number): Promise<boolean> {
  return (await isFree(port, "127.0.0.1")) && (await isFree(port, "::1"));
}

/** Finds a port that is free now. */
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

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // On a machine without IPv6, listening on the IPv6 address fails with another error. The port counts as free there, too.
    server.on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
