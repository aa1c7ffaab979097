/** Lorehearth's logo: a flame in a bowl. */
export function Flame({ size = 30 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="block shrink-0 text-ember">
      <path d="M16 2.5c3 6-4 8-4 13a4.5 4.5 0 0 0 9 .4C21 12.5 19 10.5 16 2.5Z" fill="currentColor" />
      <path d="M8 21.5h16l-2 8H10Z" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
