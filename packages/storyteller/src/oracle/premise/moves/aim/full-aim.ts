/** The whole aim, where its title had to be cut. */
export function fullAim({ title, question }: { readonly title: string; readonly question: string }): string {
  const whole = /^Will you (.+)\?$/u.exec(question)?.[1];
  const aim = title.endsWith("…") && whole !== undefined ? whole : title;
  return `${aim.charAt(0).toLowerCase()}${aim.slice(1)}`;
}
