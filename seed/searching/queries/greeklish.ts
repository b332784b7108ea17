/** Greek in Latin letters. */
export const GREEKLISH = `
pistopoihtiko gennhshs → certificates
pistopoiitika → certificates
vevaiwsh katoikias → certificates
lixiarxeio → certificates marriage-record
oikodomiki adeia → urban-planning
poleodomia → urban-planning
koinwniki pronoia → social-welfare
epidoma → social-welfare
voithia sto spiti → social-welfare help-at-home-places
dimotika teli → financial payments
enimerotita → financial
anakiklosi → environment
skoupidia → environment
adespota → environment
kadoi → brown-bins environment
laiki agora → open-air-market-move business
katasthma → business
stathmeusi → transport
parking → transport
leoforeia → transport electric-buses-tender
paidikos stathmos → education
sxoleia → education school-repairs-tender sports
gipedo → sports sports-ground-lighting
pliromes → payments
dimarxos → mayor
dhmotiko symvoulio → council council-meetings
synedriasi → council-meetings
tilefona → departments contact
diafaneia → transparency
proypologismos → budget transparency
paralies → beaches
faraggi vouraikou → vouraikos-gorge
arxaio theatro → ancient-theatre-aigeira aigeira-theatre-tour
mouseio → archaeological-museum-aigio folklore-museum-aigio
odontotos → rack-railway
limni tsivlou → lake-tsivlou
xenodoxeia → accommodation
ethelontismos → volunteering
ekdiloseis → events
epikoinwnia → contact
diakopi nerou → water-works-aigio
aitisi → forms
xartis → map
kep aigiou → kep departments
plirwmi klisis → fines payments
adespota skylia → stray-animals
pistopoihtiko oikogeneiakhs katastashs → family-status
politikos gamos → civil-wedding
dimotiki astynomia → municipal-police
vlavi fotismou → lighting-and-roads
megala antikeimena skoupidia → bulky-waste
parkarisma katoikwn → parking-permit
nekrotafeio → cemetery
eggrafi sxoleio → school-enrolment
vrefonipiakos → school-enrolment education
paralia selianitika → selianitika-beach
dimarxos thlefwno → mayor contact departments
synedriasi dhmotikou symvouliou → council
proypologismos 2025 → budget-2025 transparency
diagwnismoi → tenders
deyap nero logariasmos → water
pws paw sto aigio me treno → getting-here
karnavali → carnival-parade
anakyklosi → environment brown-bins contract-waste
pou einai to kep → kep departments contact
prostimo parking → fines
ogkwdh → bulky-waste
pistopoihtiko plhsiesterwn syggenwn → next-of-kin
kodikos RF → payments
vevaiosi monimis katoikias → permanent-residence
lampa dromou → lighting-and-roads
paidikoi stathmoi → school-enrolment education
mouseio aigiou → archaeological-museum folklore-museum
moni taxiarxwn → taxiarches
dhmarxeio → contact departments
pws vgazw pistopoihtiko gennhsews → birth-certificate certificates
vohtheia sto spiti → help-at-home
telos akinhtis periousias → property-charge
arxaiologiko mouseio aigiou → archaeological-museum
plhromes → payments
koimhthria → cemetery
ogkodi antikimena → bulky-waste
skoupidia programma → environment bulky-waste
`;
