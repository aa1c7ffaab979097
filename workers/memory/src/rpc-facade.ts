import { RpcTarget } from "cloudflare:workers";

/** A port as other workers may call it, a method at a time: RPC reaches what a class declares, and nothing else. */
export function facade<Port extends object>(port: Port): Port & RpcTarget {
  class Facade extends RpcTarget {}
  Object.defineProperties(Facade.prototype, Object.getOwnPropertyDescriptors(port));
  return new Facade() as Port & RpcTarget;
}
