/** What English-speaking residents and visitors type. */
export const ENGLISH = `
birth certificate → certificates
permanent residence → certificates
building permit → urban-planning
planning permission → urban-planning
home help → social-welfare help-at-home-places
benefits → social-welfare
council tax → financial payments
property tax → financial
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
wedding → certificates citizen documents
cemetery → citizen
`;
