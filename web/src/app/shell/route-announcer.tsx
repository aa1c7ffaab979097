import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Long enough for the new page to have named itself. */
const SETTLED = 250;

/** After a change of page: the focus goes to the page's start, and its title is said. A change of the hash alone is no new page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that has taken the focus itself, e.g. to its composer, keeps it.
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSaid(document.title), SETTLED);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
