/** What English-speaking residents and visitors type. */
export const ENGLISH = `
birth certificate → certificates
permanent residence → certificates
building permit → urban-planning
planning permission → urban-planning
home help → social-welfare help-at-home-places
benefits → social-welfare
council tax → financial payments property-charge
property tax → financial property-charge
rubbish collection → environment
garbage → environment
recycling bins → environment brown-bins
stray dog → environment
bulky waste → environment
open a shop → business
street market → business open-air-market-move
parking permit → transport
parking fine → payments transport
nursery → education
kindergarten → education
sports hall → sports
football pitch → sports sports-ground-lighting
pay online → payments eservices
mayor → mayor
council meeting → council-meetings council
phone numbers → departments contact
tenders → tenders school-repairs-tender visitor-guide-tender
budget → budget transparency
beaches → beaches
where to stay → accommodation
hotel → accommodation
how to get there → getting-here
train from Athens → getting-here rack-railway
museum opening hours → archaeological-museum-aigio folklore-museum-aigio
gorge hike → vouraikos-gorge
monastery → taxiarches-monastery
wine → currants-and-wine currant-and-wine-days
volunteer → volunteering
events → events
concert → philharmonic-concert events
contact us → contact
opening hours → contact departments
water cut → water-works-aigio
wedding → certificates citizen documents civil-wedding
cemetery → citizen
can I bring my dog to the beach → beach
best beach for children → beach
where can I park → parking-permit transport
how do I get from Athens → getting-here
where to stay with kids → accommodation
pay a parking ticket → fines
report a pothole → lighting-and-roads
street light not working → lighting-and-roads
get married in Greece → civil-wedding
dead cat on the road → stray-animals environment
water bill → water
no water today → water diakopi water-works
register a birth → birth-certificate certificates civil-registry departments
kindergarten registration → school-enrolment education
old fridge collection → bulky-waste
job openings → help-at-home-places news announcements
council meeting minutes → council
hotel near the sea → kymata accommodation
things to do this weekend → events
cog railway tickets → rack-railway
tourist information office → departments tourist contact office-tourist-office
who is the mayor → mayor
wheelchair accessible → accessibility beach
hiking trails → path-signs fteri nature
lost passport → kep citizen documents
opening a cafe → business
funeral → cemetery
emergency phone → emergency
how do I pay the property tax → property-charge financial payments
lost dog → stray-animals
broken street lamp → lighting-and-roads
where is the town hall → contact departments
train to Athens → getting-here
sandy beach with parking → beach akrata diakopto
civil wedding documents → civil-wedding
is there a bus to the beach → transport getting-here beach
water outage → water diakopi
complain about a blocked ramp → accessibility municipal-police
carnival → carnival-parade
marriage certificate copy → marriage-record
what time does the museum open → archaeological-museum folklore-museum
garbage collection day → environment
who do I call about a leak → water departments
guided tour ancient theatre → aigeira-theatre ancient-theatre
deputy mayor phone → administration mayor departments contact
electric buses → electric-buses transport
nursing home → help-at-home social-welfare
wheelchair beach access → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
does the old cogwheel train run in winter → rack-railway
waterfall or lake to swim → lake-tsivlou nature
`;
