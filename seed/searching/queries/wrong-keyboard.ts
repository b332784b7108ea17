/** Typed without changing the layout of the keyboard. */
export const WRONG_KEYBOARD = `
pistopoihtik;a → certificates
bebaivsh → certificates
oikodomik;h ;adeia → urban-planning
ep;idoma → social-welfare
pr;onoia → social-welfare
skoyp;idia → environment
anak;yklvsh → environment
ad;espota → environment
st;aumeysh → transport
levfore;ia → transport electric-buses-tender
paidik;ow staum;ow → education
sxole;io → education school-repairs-tender sports
g;hpedo → sports sports-ground-lighting
plhrvm;ew → payments
d;hmarxow → mayor
symbo;ylio → council council-meetings
til;efvna → departments contact
diaf;aneia → transparency
paral;iew → beaches
far;aggi → vouraikos-gorge
moyse;io → archaeological-museum-aigio folklore-museum-aigio
jenodoxe;ia → accommodation
euelontism;ow → volunteering
epikoinvn;ia → contact
ekdhl;vseiw → events
diakop;h nero;y → water-works-aigio
a;ithsh → forms
diagvnism;ow → tenders school-repairs-tender visitor-guide-tender
βεαψη → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
ηοτελ → accommodation
μυσευμ → archaeological-museum-aigio folklore-museum-aigio
παρκινγ → transport
ψονταψτ → contact
ςεδδινγ → certificates citizen documents civil-wedding
ρεψυψλινγ → environment
νθρσερυ → education
μαυορ → mayor
εωεντσ → events
μαπ → map
βθδγετ → budget transparency
ψερτιφιψατε → certificates
lhjiarxe;io → birth-certificate certificates departments contact marriage-record
nekrotafe;io → cemetery
politik;ow g;amow → civil-wedding
dhmotik;h astynom;ia → municipal-police
beba;ivsh katoik;iaw → permanent-residence
ad;espoto → stray-animals
pr;ostimo → fines
ogk;vdh → bulky-waste
kep aig;ioy → kep departments
ner;o → water diakopi
βιρτη γερτιφιγατε → birth-certificate certificates
ηοτελσ → accommodation
τραιν → getting-here rack-railway
μθσεθμ → archaeological-museum folklore-museum
synedr;iasei → council
boyra;ikow → vouraikos
oikogeneiak;hw kat;astashw → family-status
pistopoihtik;o g;ennhshw → birth-certificate certificates
koimht;hrio → cemetery
st;aumeysh kato;ikvn → parking-permit
bo;hueia sto sp;iti → help-at-home
moyse;ia → archaeological-museum folklore-museum
lim;nh → lake-tsivlou aliki
ςατερ → water
παρκινγ περμιτ → parking-permit
γοργε → vouraikos-gorge
ψεμετερυ → cemetery
d;hmow → contact municipality
ap;ofash → transparency council
jen;vnaw → accommodation
πασσπορτ → kep citizen documents
τενδερσ → tenders
bibliou;hkh → library
`;
