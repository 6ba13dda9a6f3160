import type { Scene } from '#art/kit/context.ts';
import { drawAirlinerSuite } from '#art/scenes/airliner-suite.ts';
import { drawAirportApron } from '#art/scenes/airport-apron.ts';
import { drawApartment } from '#art/scenes/apartment.ts';
import { drawAquarium } from '#art/scenes/aquarium.ts';
import { drawBalloon } from '#art/scenes/balloon.ts';
import { drawBankHall } from '#art/scenes/bank-hall.ts';
import { drawBeachClub } from '#art/scenes/beach-club.ts';
import { drawBoardroom } from '#art/scenes/boardroom.ts';
import { drawBoutique } from '#art/scenes/boutique.ts';
import { drawBurj } from '#art/scenes/burj.ts';
import { drawCamelTrek } from '#art/scenes/camel-trek.ts';
import { drawCatamaran } from '#art/scenes/catamaran.ts';
import { drawClassroom } from '#art/scenes/classroom.ts';
import { drawClimbing } from '#art/scenes/climbing.ts';
import { drawConcert } from '#art/scenes/concert.ts';
import { drawConvertible } from '#art/scenes/convertible.ts';
import { drawDesertCamp } from '#art/scenes/desert-camp.ts';
import { drawDesertDunes } from '#art/scenes/desert-dunes.ts';
import { drawDhow } from '#art/scenes/dhow.ts';
import { drawDocuments } from '#art/scenes/documents.ts';
import { drawDuneBuggy } from '#art/scenes/dune-buggy.ts';
import { drawEdgeWalk } from '#art/scenes/edge-walk.ts';
import { drawEfoil } from '#art/scenes/efoil.ts';
import { drawEsports } from '#art/scenes/esports.ts';
import { drawFalconry } from '#art/scenes/falconry.ts';
import { drawFirstClass } from '#art/scenes/first-class.ts';
import { drawFlyboard } from '#art/scenes/flyboard.ts';
import { drawGallery } from '#art/scenes/gallery.ts';
import { drawGolf } from '#art/scenes/golf.ts';
import { drawGyrocopter } from '#art/scenes/gyrocopter.ts';
import { drawHelicopter } from '#art/scenes/helicopter.ts';
import { drawHelicopterCity } from '#art/scenes/helicopter-city.ts';
import { drawHotelBeach } from '#art/scenes/hotel-beach.ts';
import { drawHotelCity } from '#art/scenes/hotel-city.ts';
import { drawHotelDesert } from '#art/scenes/hotel-desert.ts';
import { drawHotelIsland } from '#art/scenes/hotel-island.ts';
import { drawHotelPalm } from '#art/scenes/hotel-palm.ts';
import { drawHotelSail } from '#art/scenes/hotel-sail.ts';
import { drawIndoorSkydive } from '#art/scenes/indoor-skydive.ts';
import { drawJetCabin } from '#art/scenes/jet-cabin.ts';
import { drawJetLight } from '#art/scenes/jet-light.ts';
import { drawJetcar } from '#art/scenes/jetcar.ts';
import { drawJetski } from '#art/scenes/jetski.ts';
import { drawKarting } from '#art/scenes/karting.ts';
import { drawKayak } from '#art/scenes/kayak.ts';
import { drawLaboratory } from '#art/scenes/laboratory.ts';
import { drawLibrary } from '#art/scenes/library.ts';
import { drawLimousine } from '#art/scenes/limousine.ts';
import { drawLounge } from '#art/scenes/lounge.ts';
import { drawMansion } from '#art/scenes/mansion.ts';
import { drawNightclub } from '#art/scenes/nightclub.ts';
import { drawObservationWheel } from '#art/scenes/observation-wheel.ts';
import { drawOfficeTower } from '#art/scenes/office-tower.ts';
import { drawOffroader } from '#art/scenes/offroader.ts';
import { drawOldTown } from '#art/scenes/old-town.ts';
import { drawPalmAerial } from '#art/scenes/palm-aerial.ts';
import { drawParamotor } from '#art/scenes/paramotor.ts';
import { drawParasail } from '#art/scenes/parasail.ts';
import { drawPassportDesk } from '#art/scenes/passport-desk.ts';
import { drawPenthouse } from '#art/scenes/penthouse.ts';
import { drawPolo } from '#art/scenes/polo.ts';
import { drawPrivateJet } from '#art/scenes/private-jet.ts';
import { drawRacecourse } from '#art/scenes/racecourse.ts';
import { drawRestaurantInterior } from '#art/scenes/restaurant-interior.ts';
import { drawRollerCoaster } from '#art/scenes/roller-coaster.ts';
import { drawRooftop } from '#art/scenes/rooftop.ts';
import { drawSchoolCampus } from '#art/scenes/school-campus.ts';
import { drawSeaplane } from '#art/scenes/seaplane.ts';
import { drawShowStage } from '#art/scenes/show-stage.ts';
import { drawSimulator } from '#art/scenes/simulator.ts';
import { drawSkiSlope } from '#art/scenes/ski-slope.ts';
import { drawSkydive } from '#art/scenes/skydive.ts';
import { drawSkylineDowntown } from '#art/scenes/skyline-downtown.ts';
import { drawSkylineMarina } from '#art/scenes/skyline-marina.ts';
import { drawSpeedboat } from '#art/scenes/speedboat.ts';
import { drawSportsField } from '#art/scenes/sports-field.ts';
import { drawSteakhouse } from '#art/scenes/steakhouse.ts';
import { drawStudio } from '#art/scenes/studio.ts';
import { drawSuiteInterior } from '#art/scenes/suite-interior.ts';
import { drawSupercar } from '#art/scenes/supercar.ts';
import { drawSupercarRear } from '#art/scenes/supercar-rear.ts';
import { drawSuperyacht } from '#art/scenes/superyacht.ts';
import { drawSuv } from '#art/scenes/suv.ts';
import { drawTennis } from '#art/scenes/tennis.ts';
import { drawThemePark } from '#art/scenes/theme-park.ts';
import { drawTowerResidence } from '#art/scenes/tower-residence.ts';
import { drawTownhouse } from '#art/scenes/townhouse.ts';
import { drawTradingFloor } from '#art/scenes/trading-floor.ts';
import { drawVilla } from '#art/scenes/villa.ts';
import { drawVr } from '#art/scenes/vr.ts';
import { drawWakeboard } from '#art/scenes/wakeboard.ts';
import { drawWarehousePort } from '#art/scenes/warehouse-port.ts';
import { drawWaterpark } from '#art/scenes/waterpark.ts';
import { drawWellness } from '#art/scenes/wellness.ts';
import { drawYacht } from '#art/scenes/yacht.ts';
import { drawYachtSport } from '#art/scenes/yacht-sport.ts';
import { drawZipline } from '#art/scenes/zipline.ts';

/** Every scene by the name the catalogue calls it. */
const drawings = {
  'desert-dunes': drawDesertDunes,
  'skyline-marina': drawSkylineMarina,
  burj: drawBurj,
  yacht: drawYacht,
  superyacht: drawSuperyacht,
  'private-jet': drawPrivateJet,
  helicopter: drawHelicopter,
  supercar: drawSupercar,
  suv: drawSuv,
  'hotel-palm': drawHotelPalm,
  'hotel-sail': drawHotelSail,
  balloon: drawBalloon,
  skydive: drawSkydive,
  jetski: drawJetski,
  flyboard: drawFlyboard,
  karting: drawKarting,
  waterpark: drawWaterpark,
  'observation-wheel': drawObservationWheel,
  limousine: drawLimousine,
  dhow: drawDhow,
  'roller-coaster': drawRollerCoaster,
  boutique: drawBoutique,
  villa: drawVilla,
  apartment: drawApartment,
  penthouse: drawPenthouse,
  'beach-club': drawBeachClub,
  'restaurant-interior': drawRestaurantInterior,
  nightclub: drawNightclub,
  lounge: drawLounge,
  'school-campus': drawSchoolCampus,
  boardroom: drawBoardroom,
  'first-class': drawFirstClass,
  'old-town': drawOldTown,
  'desert-camp': drawDesertCamp,
  documents: drawDocuments,
  wellness: drawWellness,
  offroader: drawOffroader,
  convertible: drawConvertible,
  catamaran: drawCatamaran,
  speedboat: drawSpeedboat,
  'camel-trek': drawCamelTrek,
  falconry: drawFalconry,
  'dune-buggy': drawDuneBuggy,
  gyrocopter: drawGyrocopter,
  seaplane: drawSeaplane,
  paramotor: drawParamotor,
  parasail: drawParasail,
  wakeboard: drawWakeboard,
  efoil: drawEfoil,
  jetcar: drawJetcar,
  zipline: drawZipline,
  'edge-walk': drawEdgeWalk,
  'indoor-skydive': drawIndoorSkydive,
  climbing: drawClimbing,
  kayak: drawKayak,
  'airport-apron': drawAirportApron,
  'palm-aerial': drawPalmAerial,
  'hotel-island': drawHotelIsland,
  'hotel-city': drawHotelCity,
  'hotel-desert': drawHotelDesert,
  'hotel-beach': drawHotelBeach,
  'theme-park': drawThemePark,
  golf: drawGolf,
  'ski-slope': drawSkiSlope,
  mansion: drawMansion,
  townhouse: drawTownhouse,
  'tower-residence': drawTowerResidence,
  'skyline-downtown': drawSkylineDowntown,
  'office-tower': drawOfficeTower,
  rooftop: drawRooftop,
  polo: drawPolo,
  racecourse: drawRacecourse,
  tennis: drawTennis,
  'warehouse-port': drawWarehousePort,
  'sports-field': drawSportsField,
  'show-stage': drawShowStage,
  concert: drawConcert,
  'jet-cabin': drawJetCabin,
  'airliner-suite': drawAirlinerSuite,
  'suite-interior': drawSuiteInterior,
  aquarium: drawAquarium,
  simulator: drawSimulator,
  esports: drawEsports,
  vr: drawVr,
  steakhouse: drawSteakhouse,
  gallery: drawGallery,
  'bank-hall': drawBankHall,
  'trading-floor': drawTradingFloor,
  laboratory: drawLaboratory,
  studio: drawStudio,
  classroom: drawClassroom,
  library: drawLibrary,
  'passport-desk': drawPassportDesk,
  'yacht-sport': drawYachtSport,
  'jet-light': drawJetLight,
  'helicopter-city': drawHelicopterCity,
  'supercar-rear': drawSupercarRear,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof drawings;

export const scenes: Readonly<Record<SceneName, Scene>> = drawings;

export const isSceneName = (word: string): word is SceneName => Object.hasOwn(drawings, word);
