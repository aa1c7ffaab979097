/** Thesaurus table: house, food, animals and clothes. */
export const HOME = `
home house apartment place flat condo
move relocate moving settle
room: kitchen bedroom bathroom living studio basement attic office hall cellar
furniture: chair table couch sofa bed desk shelf dresser lamp bookcase
decorate decor decoration design furnish interior
garden plant flower yard vegetable grow
plant flower garden tree seed succulent basil
flower: rose sunflower lily daisy tulip orchid dahlia blossom bouquet
clean tidy chore wash laundry
kitchen cook oven
pet: dog cat puppy kitten hamster turtle fish parrot rabbit bird snake lizard guinea pup
dog puppy pup canine breed
cat kitten feline
animal: dog cat horse bird fish bear wolf fox turtle snake rabbit dinosaur elephant lion deer owl squirrel duck wildlife
wildlife animal bird deer bear
bird: parrot owl eagle hawk raven crow dove
breed: shepherd retriever poodle labrador bulldog terrier pug
vet veterinarian
eat food meal dish dinner lunch breakfast snack
meal: dinner lunch breakfast supper feast
cook cooking bake recipe meal kitchen culinary
bake baking cake cookie bread pie pastry
recipe cook dish ingredient
restaurant cafe diner bistro eatery
food: cake pie bread pasta pizza salad soup chicken fish meat cheese rice curry sandwich fruit cookie chocolate steak burger taco sushi stew salmon lasagna seafood
dessert: cake pie cookie cobbler sundae cream chocolate tart pudding brownie cupcake muffin parfait sorbet tiramisu cheesecake candy ice
dish: pasta soup salad curry stew chicken lasagna casserole roast
snack: cookie chip popcorn fruit nut candy soda chocolate cracker
fruit: apple banana berry strawberry blueberry raspberry orange mango peach cherry
vegetable: carrot potato tomato pepper broccoli spinach
cuisine: italian mexican indian thai chinese japanese french
drink: coffee tea wine beer ale juice water soda milk mead rum whiskey smoothie
beverage drink
bar pub tavern inn
vegan vegetarian dairy plant
dairy milk cheese cream lactose butter
ingredient: flour sugar butter egg coconut chocolate vanilla spice
clothes clothing dress fashion outfit shirt wear garment
fashion clothes clothing style trend design
clothes: shirt dress coat hoodie jacket hat pants jeans skirt sweater scarf boots cloak
shoe boot sneaker footwear
jewelry necklace ring bracelet pendant earring
accessory: hat scarf necklace ring bag bracelet
hair haircut dye hairstyle
tattoo ink
toy doll lego puzzle stuffed
color: red blue green yellow purple pink black white orange brown gold silver teal
symbol: flag rainbow cross necklace eagle heart ring tattoo pendant star tree crest
flag banner rainbow
letter note message mail write card
message text letter note email
item: necklace ring watch painting book figurine shoe bag doll photo
object thing item
holiday: christmas halloween thanksgiving easter hanukkah
christmas xmas tree santa
party celebrate celebration birthday gathering
celebrate party celebration toast festive
event: parade concert festival conference workshop fundraiser race wedding show gala fair rally meeting talk party
picnic park food blanket
tradition custom ritual
`;
