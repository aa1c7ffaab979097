/**
 * The passwords that attackers try first: keyboard rows, counting, first names, seasons, teams and the name of this product.
 * Each line holds passwords of one kind. All are lower case and have at least six characters, because shorter ones are refused anyway.
 */
const COMMON = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
  111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
  112233 11223344 121212 123123 123123123 123321 1234554321 131313 147258 147258369 159357 159753 696969 101010 123654 789456 789456123
  qwerty qwertyu qwertyui qwertyuiop qwerty1 qwerty12 qwerty123 qwerty1234 qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf1234
  zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc q1w2e3r4 zaq12wsx 123qwe 123qweasd qwe123 qweasd qweasdzxc
  password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd pa55word pass123 pass1234 passwd
  passwort passwort1 motdepasse contraseña contrasena senha123 parola haslo123 wachtwoord
  letmein letmein1 letmein123 welcome welcome1 welcome123 changeme changeme123 default secret secret123 access access14 trustno1
  login123 admin1 admin12 admin123 admin1234 administrator root123 rootroot test123 test1234 testtest testing tester guest123 user123 demo123
  abc123 abcd1234 abc1234 abcdef abcdefg abcdefgh abc12345 a123456 a1234567 a12345678 aa123456 a1b2c3 a1b2c3d4 aaaaaa aaaaaaaa abcabc asdasd 123abc
  iloveyou iloveyou1 ilovey0u iloveu loveyou lovely loveme love123 forever princess princess1 sweety sweetie babygirl angel1 angels sunshine sunshine1
  monkey monkey1 monkey123 dragon dragon1 dragon123 tigger tiger123 kitten butterfly dolphin turtle chicken buster bailey charlie charlie1 pepper ginger cookie
  football football1 baseball basketball soccer hockey arsenal chelsea liverpool barcelona realmadrid juventus yankees lakers cowboys eagles steelers
  michael michael1 jennifer jessica jordan jordan23 daniel andrew thomas robert joshua matthew george william anthony michelle ashley nicole hannah amanda samantha
  summer summer1 summer123 winter winter123 spring autumn january monday friday2 orange purple yellow silver golden diamond flower
  superman batman spiderman pokemon pikachu naruto minecraft fortnite starwars startrek matrix merlin gandalf frodo hobbit wizard warrior
  mustang corvette ferrari porsche mercedes harley yamaha computer internet google1 samsung freedom whatever master master1 shadow shadow1 killer hunter hunter2
  fuckyou fuckyou1 fuckme biteme asshole bitchass zombie ninja123 cheese banana chocolate peanut jesus1 blessed heaven
  lorehearth lorehearth1 lorehearth123 dungeon dungeons dungeonmaster gamemaster dungeonsanddragons
  `
    .trim()
    .split(/\s+/u),
);

/** Whether the password is one character repeated, or a sequence of the alphabet or the digits, forward or backward. */
function isPattern(password: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < password.length; at += 1) steps.add(password.charCodeAt(at) - password.charCodeAt(at - 1));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/**
 * Whether an attacker would try this password first, in any capitalisation: a common password, a pattern, or a part of the mail address.
 */
export function isEasilyGuessed(password: string, email: string): boolean {
  const plain = password.normalize("NFC").toLowerCase();
  return COMMON.has(plain) || isPattern(plain) || plain === email || plain === email.split("@")[0];
}
