import { type ComponentType, useEffect, useState } from "react";

import { afterFirstPage } from "../../../../shared/first-page.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../../shared/ui/states/notice.tsx";
import type { HeroSheetProps } from "./hero-sheet-props.ts";
import { SheetCard } from "./sheet-card.tsx";
import { SheetWaiting } from "./sheet-waiting.tsx";

type Loaded = ComponentType<HeroSheetProps>;

/** The sheet's code, once it was loaded. The phone's bottom sheet then opens with it at once. */
let loaded: Loaded | null = null;

/** Loads the sheet, which brings the rules along, after the first page. Null if it cannot be loaded now. */
async function load(): Promise<Loaded | null> {
  await afterFirstPage();
  const code = await import("../../sheet/hero-sheet.tsx").catch(() => null);
  return (loaded ??= code?.HeroSheet ?? null);
}

/** The sheet of the hero who acts. A sheet that was made without the rules, or whose code cannot be loaded, can only be read. */
export function LazyHeroSheet(props: HeroSheetProps & { readonly loadSheet?: () => Promise<Loaded | null> }) {
  const { loadSheet = load, ...sheetProps } = props;
  const [code, setCode] = useState<Loaded | "waiting" | null>(loaded ? () => loaded : "waiting");
  const hasRules = props.sheet.hero !== undefined;
  useEffect(() => {
    if (!hasRules || code !== "waiting") return;
    let isGone = false;
    void loadSheet().then((found) => !isGone && setCode(() => found));
    return () => {
      isGone = true;
    };
  }, [hasRules, code, loadSheet]);

  if (!hasRules) return <SheetCard {...sheetProps} />;
  if (code === "waiting") return <SheetWaiting {...sheetProps} />;
  if (code !== null) {
    const HeroSheet = code;
    return <HeroSheet {...sheetProps} />;
  }
  return (
    <div className="grid gap-5">
      <Notice tone="warning" title={text.play.sheetNotLoaded}>
        <p>{text.play.sheetNotLoadedHint}</p>
        <div className="mt-2">
          <Button variant="secondary" size="small" onClick={() => setCode("waiting")}>
            {text.errors.reload}
          </Button>
        </div>
      </Notice>
      <SheetCard {...sheetProps} />
    </div>
  );
}
