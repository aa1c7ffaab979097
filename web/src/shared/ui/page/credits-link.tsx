import { Link } from "react-router-dom";

import { text } from "../../text/text.ts";

/** The link to /credits on the sign-in page and in the footer of other pages. */
export function CreditsLink() {
  return (
    <Link to="/credits" className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-ember">
      {text.nav.credits}
    </Link>
  );
}
