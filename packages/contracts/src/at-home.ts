/** What a stack on a machine of one's own knows about its callers. `tools/stack/at-home.ts` makes it. */
export interface AtHome {
  /** The names under which the site may be asked for, without a port. Addresses in numbers are always allowed. */
  readonly hosts: readonly string[];
  /** Whether the stack itself answers by https, with a certificate. */
  readonly tls: boolean;
  /** Whether all requests come from a proxy on this machine, which says who asks and whether by https. */
  readonly behindProxy: boolean;
}
