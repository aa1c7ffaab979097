/** Thesaurus table: work, learning, money and possessions. */
export const WORK = `
job work career profession occupation employment employ position role
job: teacher engineer nurse doctor counselor lawyer chef manager banker designer writer programmer accountant waiter barista smith baker
career: teacher engineer nurse doctor counselor lawyer chef designer writer counseling business
field: psychology counseling engineering business design medicine law art computer
fire layoff unemployed jobless laid lose
quit resign leave retire retirement
hire recruit apply application interview
interview application apply
promotion promote raise advance
office workplace desk
meeting conference convention seminar workshop summit
conference convention summit panel
workshop class course seminar training lesson
study research learn education school
education school college university degree class course study learn
school university college class campus academy
degree diploma graduate graduation certificate certification major
graduate graduation diploma
exam test quiz midterm final
teach teacher instructor tutor lesson professor
student pupil learner
learn discover realize lesson
research investigate study analyze look
homework assignment essay project paper
project build create develop
business company startup store firm shop enterprise entrepreneur venture
entrepreneur business startup founder
customer client buyer
partner collaborate collaboration cooperate together team
collaborate collaboration partner partnership team
sponsor endorse endorsement deal brand contract
advertise advertisement marketing promote campaign ad
website online internet site web blog
social media online instagram twitter facebook followers
content video blog vlog channel stream youtube
money fund finance financial budget pay cash income savings
debt loan owe borrow credit
afford expensive costly price cost cheap
price cost fee
invest investor investment fund
earn income salary wage profit money
rich wealthy fortune
poor poverty broke
donate donation give contribute charity fundraise raise
charity donate volunteer fundraise nonprofit shelter cause
fundraiser fundraise raise charity benefit
volunteer volunteering help serve service charity shelter community
cause: veteran homeless education charity environment abuse animal health hunger
homeless shelter
shelter homeless refuge
protest march rally activist petition demonstration
rights equality justice activism advocate advocacy
politics political office election campaign vote mayor government council
policy law reform legislation government
mayor governor president senator politician
infrastructure road bridge building
military army soldier veteran troop serve navy war
patriotic country flag military serve
police cop officer detective
firefighter fire rescue brigade
lawyer attorney court legal
buy purchase shop get order pick
sell sale sold market
shop store boutique mall market
rent lease landlord
own have possess belong
gift present give souvenir
collect collection collector gather
souvenir keepsake memento
package box parcel bag
broken break damage crack smash
fix repair mend restore
tool hammer saw wrench
machine engine device gadget
computer laptop pc software program code
phone mobile call cell
app application software program
technology tech computer software gadget device
robot ai artificial
goal aim target objective dream ambition plan
dream goal wish hope ambition aspiration
plan intend going prepare schedule upcoming
achieve accomplish success succeed achievement milestone
success succeed achieve accomplishment win
fail failure setback flop
setback problem trouble difficulty obstacle challenge hurt injury loss
challenge difficult tough hard struggle obstacle
problem issue trouble difficulty
award prize trophy medal recognition honor
recognition award honor acknowledge
win victory champion first prize
contest competition tournament match championship
compete competition contest tournament
progress improve improvement advance better
skill talent ability
effort hard try attempt
deadline late due
begin start launch open kick
finish complete end done
stop quit cease give
open opening launch grand
`;
