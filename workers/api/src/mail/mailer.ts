import { AppError } from "#worker-kit/errors";

/** A mail to one address, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<unknown>;
}

/** The settings for sending mail. `EMAIL` is Cloudflare's `send_email` binding, which exists only in production. */
export type MailSettings = Pick<ApiEnv, "MAIL_FROM" | "MAIL_SINK"> & {
  readonly EMAIL?: { send(mail: Mail & { readonly from: string }): Promise<unknown> };
};

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the way to send mail: Cloudflare's binding, or on a single machine the mail sink, a server that the start script runs because a
 * Worker cannot write to the disk. Throws if there is neither.
 */
export function mailerOf({ EMAIL, MAIL_FROM, MAIL_SINK }: MailSettings): Mailer {
  if (EMAIL && MAIL_FROM) return { send: (mail) => EMAIL.send({ from: MAIL_FROM, ...mail }) };
  if (URL.canParse(MAIL_SINK) && LOOPBACK.has(new URL(MAIL_SINK).hostname)) {
    return { send: (mail) => deliver(MAIL_SINK, mail) };
  }
  throw new AppError("unavailable", "This site cannot send mail. Please ask the operator of this site.");
}

async function deliver(sink: string, mail: Mail): Promise<void> {
  const answer = await fetch(sink, { method: "POST", body: JSON.stringify(mail) });
  if (!answer.ok) throw new Error(`The mail sink answered ${answer.status}`);
}
