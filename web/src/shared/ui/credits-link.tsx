import { Link } from "react-router-dom";

import { text } from "../text/text.ts";

/** The way to /credits: from the sign-in, and from the foot of every page with a foot. */
export function CreditsLink() {
  return (
    <Link to="/credits" className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-ember">
      {text.nav.credits}
    </Link>
  );
}
