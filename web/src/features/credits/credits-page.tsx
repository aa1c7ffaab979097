import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { SRD_ATTRIBUTION } from "#contracts/srd-attribution";

import { text } from "../../shared/text/text.ts";
import { Flame } from "../../shared/ui/content/flame.tsx";
import { useDocumentTitle } from "../../shared/use-document-title.ts";

/** The copyright notices of the fonts, as their licences require. */
const FONTS = [
  "Fraunces, Copyright 2020 The Fraunces Project Authors (https://github.com/undercasetype/Fraunces)",
  "Literata, Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)",
  "Inter, Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)",
];

/** The page /credits: the works that Lorehearth uses, and their licences. It needs no session. */
export function Component() {
  useDocumentTitle(text.nav.credits);
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 px-5 py-12 sm:py-20">
      <header className="grid gap-6">
        <Flame size={44} />
        <div>
          <h1 className="font-display text-2xl font-semibold tracking-tight text-balance">{text.nav.credits}</h1>
          <p className="mt-1.5 text-lg text-quiet">{text.credits.lead}</p>
        </div>
      </header>
      <Part title={text.credits.rules}>
        <p lang="en">
          <WithLinks>{SRD_ATTRIBUTION}</WithLinks>
        </p>
        <p className="text-quiet">{text.credits.rulesChanged}</p>
      </Part>
      <Part title={text.credits.fonts}>
        <p>{text.credits.fontsLicence}</p>
        <ul lang="en" className="grid grid-cols-1 gap-2">
          {FONTS.map((font) => (
            <li key={font}>
              <WithLinks>{font}</WithLinks>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.credits.libraries}>
        <p>{text.credits.librariesLicence}</p>
        <p>
          {/* licenses.txt is a static file, so this is a plain link and not a link of the router. */}
          <a href="/licenses.txt" className="link inline-block min-h-6">
            {text.credits.allLicences}
          </a>
        </p>
      </Part>
      <Part title={text.credits.lorehearth}>
        <p>{text.credits.lorehearthLicence}</p>
      </Part>
      <p>
        <Link to="/" className="link inline-block min-h-6">
          {text.credits.back}
        </Link>
      </p>
    </main>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Shows a text and turns the web addresses in it into links. The text itself is unchanged. */
function WithLinks({ children }: { readonly children: string }) {
  return children.split(/(https:\/\/[^\s)]+[^\s).,])/u).map((part) =>
    part.startsWith("https://") ? (
      <a key={part} href={part} target="_blank" rel="noreferrer noopener" className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
