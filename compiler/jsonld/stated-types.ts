/** The types of schema.org that a page states itself, so that sitec adds no second node of a type. */
import type { Script } from '../html/types.ts';
import { withoutPrefix } from './read.ts';

/** A type, or a list of types, in the source of JSON-LD, which may be invalid. The lengths are limited to keep the time linear. */
const TYPE = /["']@type["']\s*:\s*(?:(["'])(.{0,200}?)\1|\[([^\]]{0,2000})\])/gs;

/** Types in any syntax, without the prefix of schema.org, each once. `marked` are those of microdata and RDFa, as written. */
export const statedTypes = (scripts: readonly Pick<Script, 'text'>[], marked: readonly string[]): readonly string[] => {
  const listed = scripts.flatMap(({ text }) => [...text.matchAll(TYPE)].flatMap(([, , one, several = '']) => one ?? wordsIn(several)));
  return [...new Set([...listed, ...marked].map((type) => withoutPrefix(type.trim())))];
};

const wordsIn = (list: string): readonly string[] => [...list.matchAll(/(["'])(.*?)\1/gs)].map(([, , word = '']) => word);

/** Subtypes of Organization (schema.org 29) whose names do not end like one of `ORGANIZATION_ENDINGS`. */
const ORGANIZATIONS = new Set(
  (
    'Airline AmusementPark ArtGallery AutoDealer Bakery BarOrPub Attorney BedAndBreakfast Brewery Campground Casino ChildCare ' +
    'CollegeOrUniversity Consortium Cooperative Corporation DaySpa Dentist Dermatology Distillery DryCleaningOrLaundry Electrician ' +
    'ExerciseGym Florist FundingScheme GeneralContractor GolfCourse Gynecologic HealthClub Hospital Hostel Hotel HousePainter ' +
    'InternetCafe LibrarySystem Library Locksmith Midwifery Motel MotorcycleDealer MovieTheater MovingCompany NGO Notary Nursing ' +
    'Obstetric OnlineMarketplace Optician Otolaryngologic Pediatric Pharmacy Physician Physiotherapy Plumber Podiatric PoliticalParty ' +
    'Preschool Project PublicSwimmingPool RealEstateAgent RecyclingCenter Resort RoofingContractor SelfStorage ShoppingCenter SkiResort ' +
    'SportsActivityLocation SportsTeam StadiumOrArena TattooParlor TennisComplex TouristInformationCenter VacationRental VeterinaryCare ' +
    'Winery DanceGroup MusicGroup PerformingGroup TheaterGroup CommunityHealth CovidTestingFacility DiagnosticLab MedicalClinic PlasticSurgery PrimaryCare Psychiatric ' +
    'PublicHealth AutomatedTeller AutoWash AutoRental AutoRepair MotorcycleRepair AnimalShelter BowlingAlley'
  ).split(' '),
);

const ORGANIZATION_ENDINGS =
  /(?:Organization|Business|Store|Shop|Restaurant|CoffeeShop|Agency|Club|Office|Salon|School|Station|Establishment|Union|Entertainment|(?:Accounting|Emergency|Financial|Legal|Professional)Service)$/;

const isOneOf =
  (pattern: RegExp) =>
  (type: string): boolean =>
    pattern.test(type);

/** Types that exclude each other on one page: a page with one of them gets none of its family. Names are those of nodes that sitec writes. */
const FAMILIES = {
  organization: (type: string): boolean => ORGANIZATIONS.has(type) || ORGANIZATION_ENDINGS.test(type),
  website: isOneOf(/^WebSite$/),
  product: isOneOf(
    /Application$|^(?:VideoGame|Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Service|WebAPI|FoodService|GovernmentService|TaxiService|Offer|AggregateOffer|OfferCatalog|OfferForPurchase|OfferForLease)$/,
  ),
  article: isOneOf(/Article$|(?<!Job)Posting$|^(?:APIReference|HowTo|Report)$/),
  breadcrumbs: isOneOf(/^BreadcrumbList$/),
  questions: isOneOf(/^(?:FAQPage|QAPage|Question)$/),
} as const satisfies Record<string, (type: string) => boolean>;

/** A family of types. */
export type TypeFamily = keyof typeof FAMILIES;

/** Whether one of the types belongs to a family. */
export const states = (types: readonly string[], family: TypeFamily): boolean => types.some(FAMILIES[family]);
