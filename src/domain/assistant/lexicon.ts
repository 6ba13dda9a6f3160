/** The words by which people name what they want, and what they want of it. */

import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';

/** What the house has lists of. */
export const topics = [
  'flights',
  'hotels',
  'yachts',
  'luxury-car-rental',
  'desert-safari',
  'helicopter-rides',
  'adrenaline-sky',
  'fun-gaming',
  'jet-ski-flyboard',
  'homes',
  'companies',
  'visas',
  'schools',
  'dining',
  'nightlife',
  'events',
  'tiers',
  'plans',
] as const;
export type Topic = (typeof topics)[number];

/** A phrase joined by `_` counts once and uses its words up. */
const topicWords: Record<Topic, string> = {
  flights: `flight flights jet plane aircraft airplane fly flying charter_flight private_jet empty_leg empty_legs first_class airport_vip
    private_terminal business_class gulfstream airport_arrival airport_transfer طائرة طيران رحلة_جوية رحلات_جوية طائرات أطير الدرجة_الأولى`,
  hotels: `hotel hotels suite suites resort accommodation stay_in overnight_stay check_in room_for_the_night فندق فنادق جناح منتجع أجنحة`,
  yachts: `yacht yachts boat boats ship cruise vessel catamaran dhow sail sailing superyacht speedboat on_the_water on_water على_الماء out_at_sea at_sea يخت يخوت قارب قوارب مركب زورق
    بوم إبحار كاتاماران`,
  'luxury-car-rental': `car cars vehicle rental_car supercar sports_car rolls_royce ferrari lamborghini lambo bentley porsche mclaren maybach range_rover g_wagon
    chauffeur driver drivers limo limousine suv convertible gwagon g_class سيارة موتر جي_كلاس سيارات ليموزين سائق فيراري بنتلي رولز_رويس لامبورغيني بورشه`,
  'desert-safari': `desert safari dune dunes camel camels falcon falconry bedouin buggy quad stargazing صحراء سفاري كثبان جمال جمل
    صقور صقارة بر تخييم مخيم`,
  'helicopter-rides': `helicopter helicopters chopper heli مروحية هليكوبتر مروحيات هيلكوبتر`,
  'adrenaline-sky': `skydive skydiving skydives parachute balloon ballooning zipline zip_line paramotor gyrocopter seaplane edge_walk
    wind_tunnel climbing adrenaline bungee hot_air_balloon قفز_مظلي مظلة منطاد مناطيد القفز تسلق طائرة_مائية مغامرات`,
  'fun-gaming': `karting kart go_kart water_park waterpark theme_park ski_lesson indoor_ski skiing esports gaming simulator golf aquarium
    arcade virtual_reality vr كارتينغ تزلج ملاهي ألعاب غولف حديقة_مائية محاكي`,
  'jet-ski-flyboard': `jet_ski jetski jet_skis flyboard wakeboard parasail parasailing efoil foil jet_car watersports water_sports
    on_the_water on_water جت_سكي جيت_سكي فلاي_بورد ويكبورد ألعاب_مائية على_الماء`,
  homes: `home homes house houses villa villas apartment apartments flat flats penthouse penthouses mansion townhouse property
    properties real_estate estate condo bedroom bedrooms to_rent for_rent for_sale studio tenancy landlord lease listing listings
    renting rent residence_to_buy off_plan بيت بيوت منزل منازل فيلا فلل شقة شقق بنتهاوس قصر عقار عقارات سكن غرف_نوم للإيجار للبيع إيجار استئجار_منزل`,
  companies: `company companies business licence license licences licenses freezone free_zone free_zones mainland offshore
    package packages ecommerce commerce incorporate incorporation jurisdiction startup llc trade_licence setup_company company_setup family_office holding
    شركة شركات رخصة رخص منطقة_حرة مناطق_حرة بر_رئيسي البر_الرئيسي تأسيس أوفشور مكتب_عائلي ترخيص`,
  visas: `visa visas residency residence_permit golden_visa green_visa sponsor sponsorship immigration entry_permit
    retire retirement تأشيرة تأشيرات فيزا إقامة إقامة_ذهبية الإقامة_الذهبية كفالة تقاعد`,
  schools: `school schools schooling nursery kindergarten curriculum curricula pupil pupils education admission admissions tuition cbse icse ib
    baccalaureate gcse boarding_school grade year_group مدرسة مدارس روضة حضانة تعليم منهج مناهج صف قبول`,
  dining: `restaurant restaurants dining dinner_table table lunch brunch eat food cuisine steak steakhouse sushi beach_club lounge
    rooftop supper dinner dine مطعم مطاعم عشاء غداء طاولة أكل طعام ستيك صالة سهرة أمسية`,
  nightlife: `late_night after_midnight night_out bar bars cocktails drinks nightclub nightclubs club clubs nightlife dj dance dancing clubbing نادي_ليلي نواد_ليلية نوادي نادي_ليل ملهى`,
  events: `ticket tickets تذاكر تذكرة event events calendar concert gala racing race grand_prix world_cup polo opera tennis_final new_years_eve whats_on what_is_on
    happening فعالية فعاليات حفل حفلة تقويم أوبرا سباق سباقات مهرجان`,
  tiers: `membership member members vip_member tier tiers majlis diwan عضوية عضو أعضاء عضويات المجلس الديوان`,
  plans: `plan plans subscription subscribe pricing_plan monthly_plan concierge_plan essential_plan premium_plan platinum_plan platinum
    باقة باقات اشتراك البلاتينية المميزة`,
};

/** What somebody wants of it. */
const acts = [
  'book',
  'price',
  'compare',
  'cheapest',
  'dearest',
  'cheaper',
  'fastest',
  'shortest',
  'longest',
  'largest',
  'best',
  'hours',
  'dress',
  'age',
  'cancel',
  'included',
  'duration',
  'capacity',
  'spend',
  'waitlist',
  'where',
  'notice',
  'renewal',
  'visas',
  'commute',
  'yield',
  'viewing',
  'agent',
  'consultation',
  'own',
  'apply',
  'year',
  'count',
  'papers',
] as const;
export type MessageAct = (typeof acts)[number];

const actWords: Record<MessageAct, string> = {
  book: `book booking reserve reservation hold arrange order charter hire sign_me_up sign_up get_me take_me احجز حجز أحجز احجزوا نحجز رتب استئجار استأجر تأجير`,
  price: `price prices cost costs charge charges fee fees rate rates how_much quote expensive كم سعر أسعار بكم تكلفة تكلف رسوم ثمن`,
  compare: `compare comparison compared versus vs which_is_better what_is_better better_to difference differences differ better_than between قارن مقارنة الفرق أفضل_من الفروق أيهما أيهم`,
  cheapest: `cheapest cheap lowest_price lowest least_expensive most_affordable affordable not_expensive not_too_expensive not_too_pricey مو_غالي مو_غالية مب_غالي مب_غالية مش_غالي مش_غالية تكون_غالية يكون_غالي أرخص الأرخص أقل_سعر رخيص رخيصة`,
  dearest: `most_expensive dearest priciest most_luxurious best_money الأغلى أغلى`,
  cheaper: `cheaper less_expensive too_expensive lower_price أرخص_من أقل_تكلفة`,
  fastest: `fastest quickest soonest quick quickly fast urgent urgently asap أسرع الأسرع`,
  shortest: `shortest أقصر`,
  longest: `longest أطول`,
  largest: `largest biggest أكبر الأكبر`,
  best: `best top_rated highest_rated recommend recommended أفضل أحسن`,
  hours: `open opens opening close closes closing hours what_time times sail depart departures متى يفتح تفتح تغلق يغلق ساعات مواعيد أوقات دوام`,
  dress: `dress dresscode wear attire لباس ملابس نلبس أرتدي نرتدي`,
  age: `age old_must old_do minimum_age how_old years_old height weight عمر العمر سن طول وزن`,
  cancel: `cancel cancelled canceled cancellation cancelling canceling refund refundable refunded إلغاء ألغي نلغي استرداد كنسل كنسلت اكنسل تكنسل نكنسل ألغيت ألغينا`,
  included: `included includes include inclusive inclusions what_do_i_get يشمل تشمل تتضمن مشمول`,
  duration: `duration term minimum_term contract commitment long_is how_long lasts last minutes مدة كم_تستغرق تستغرق يستغرق`,
  capacity: `bring_guests plus_one capacity ratio teacher class_size fit fits seats how_many_people how_many_guests يتسع سعة`,
  spend: `minimum_spend spend spending الحد_الأدنى إنفاق`,
  waitlist: `waitlist no_waiting waiting_list wait waiting places_available vacancy vacancies قائمة_الانتظار انتظار مقاعد_متاحة`,
  where: `where located location address meeting_point أين موقع عنوان نقطة_اللقاء`,
  notice: `notice in_advance ahead how_early_notice how_early advance قبل_كم مسبقا`,
  renewal: `renewal renew second_year تجديد`,
  visas: `visas how_many_visas visa_quota تأشيرات`,
  commute: `commute drive driving minutes_from how_far distance far المسافة كم_يبعد يبعد`,
  yield: `yield return_on rental_yield roi عائد العائد`,
  viewing: `viewing viewings view_it see_it visit tour معاينة زيارة أعاين`,
  agent: `agent agents broker realtor adviser advisor وسيط مستشار وكيل`,
  consultation: `consultation consult meet_someone meet_with meet_you come_by appointment advice_call meeting call_with استشارة موعد`,
  own: `my_booking my_bookings my_reservation my_reservations my_request my_requests my_matter my_matters my_application my_trip my_trips
    my_itinerary my_documents my_passport my_visa_expire my_invoice my_relocation_plan my_account my_schedule week_ahead my_week
    حجوزاتي حجزي طلباتي طلبي رحلاتي وثائقي جوازي أسبوعي معاملاتي خطة_انتقالي`,
  apply: `join become_a apply application enrol enroll register start_my admission_for قدم تقديم أقدم تسجيل سجل ابدأ`,
  year: `which_year what_year year_group which_grade what_grade which_class أي_صف في_أي_صف`,
  count: `how_many number_of كم_عدد عدد`,
  papers: `documents document papers paperwork requirements what_do_i_need what_do_we_need what_is_needed وثائق أوراق مستندات متطلبات شروط المطلوب`,
};

/** They hold a word of a list and mean none of it: a driving licence founds no company. */
const elsewhere = `driving_licence driving_license driver_licence driver_license drivers_licence drivers_license drivers_licences
  رخصة_القيادة رخصة_قيادة رخصة_السواقة رخصة_سواقة رخصة_السياقة رخصة_سياقة ليسن`;

type Phrases<Name> = { words: string[]; names: Name[] }[];

function phrasesOf<Name extends string>(table: Record<Name, string>): Phrases<Name> {
  const byPhrase = new Map<string, { words: string[]; names: Name[] }>();
  for (const [name, words] of Object.entries(table) as [Name, string][]) {
    // The keys of a record are its names.
    for (const written of words.trim().split(/\s+/)) {
      const parts = written.split('_').flatMap(wordsOf).map(stem);
      const known = byPhrase.get(parts.join(' ')) ?? { words: parts, names: [] };
      if (!known.names.includes(name)) known.names.push(name);
      byPhrase.set(parts.join(' '), known);
    }
  }
  return [...byPhrase.values()].toSorted((a, b) => b.words.length - a.words.length);
}

const topicPhrases = byFirstWord(phrasesOf({ ...topicWords, none: elsewhere }));
const actPhrases = byFirstWord(phrasesOf(actWords));

/** Most phrases have no word in common with a message; those need not be looked at. */
function byFirstWord<Name>(phrases: Phrases<Name>): Map<string, Phrases<Name>> {
  const found = new Map<string, Phrases<Name>>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.words;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
}

/** Every word of the lists, as it is written: what a slip of the finger may have meant. */
export const lexiconWords: string[] = [...Object.values(topicWords), ...Object.values(actWords)]
  .flatMap((line) => line.split(/[\s_]+/))
  .flatMap(wordsOf);

/** Words that name a whole list, so that no item of it is meant more than another. */
const generic = new Set(
  wordsOf(`flight jet plane aircraft fly hotel yacht boat car vehicle desert safari helicopter home house property estate
    company business licence license visa school education restaurant dining nightclub club event calendar member membership tier plan
    package setup place option ride trip tour rental
    طائرة طيران فندق فنادق يخت يخوت قارب سيارة سيارات صحراء مروحية منزل منازل بيت عقار عقارات شركة شركات رخصة تأشيرة إقامة مدرسة مدارس مطعم مطاعم
    نادي فعالية فعاليات عضوية باقة باقات رحلة تأسيس خيار جولة`).map(stem),
);

export const isGeneric = (stemmed: string) => generic.has(stemmed);

interface Found<Name> {
  name: Name;
  /** How many phrases spoke for it, longer ones more. */
  weight: number;
}

interface Spotted<Name> {
  found: Found<Name>[];
  /** The places of the words that were used. */
  used: Set<number>;
}

export function topicsIn(stems: readonly string[]): Spotted<Topic> {
  const { found, used } = spot(stems, topicPhrases);
  return {
    found: found.flatMap(({ name, weight }) => (name === 'none' ? [] : [{ name, weight }])),
    used,
  };
}

export const actsIn = (stems: readonly string[]) => spot(stems, actPhrases);

/** The longest phrases first; a word that belongs to one is not counted again. */
function spot<Name extends string>(
  stems: readonly string[],
  phrases: ReadonlyMap<string, Phrases<Name>>,
): Spotted<Name> {
  const used = new Set<number>();
  const weights = new Map<Name, number>();
  const near = [...new Set(stems)].flatMap((one) => phrases.get(one) ?? []);
  for (const { words, names } of near.toSorted((a, b) => b.words.length - a.words.length)) {
    for (let at = 0; at + words.length <= stems.length; at += 1) {
      const places = words.map((_, place) => at + place);
      if (places.some((place) => used.has(place))) continue;
      if (!words.every((word, place) => stems[at + place] === word)) continue;
      for (const place of places) used.add(place);
      for (const name of names) weights.set(name, (weights.get(name) ?? 0) + words.length);
    }
  }
  const found = [...weights].map(([name, weight]) => ({ name, weight }));
  return { found: found.toSorted((a, b) => b.weight - a.weight), used };
}
