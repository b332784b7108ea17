/** Every picture of the first content, by the key that content refers to it with. */
import type { Scene } from './scene.ts';
import { BEACHES } from './scenes/beaches.ts';
import { CARE } from './scenes/care.ts';
import { CHRISTMAS } from './scenes/christmas.ts';
import { COAST } from './scenes/coast.ts';
import { COUNCIL } from './scenes/council.ts';
import { DESK } from './scenes/desk.ts';
import { EVENINGS } from './scenes/evenings.ts';
import { FEASTS } from './scenes/feasts.ts';
import { FIELDS } from './scenes/fields.ts';
import { FOLK_MUSEUM } from './scenes/folk-museum.ts';
import { GORGE } from './scenes/gorge.ts';
import { GULF } from './scenes/gulf.ts';
import { HARBOUR } from './scenes/harbour.ts';
import { HEIGHTS } from './scenes/heights.ts';
import { LIBRARY } from './scenes/library.ts';
import { MARKET_AND_CARNIVAL } from './scenes/market-and-carnival.ts';
import { MONASTERY } from './scenes/monastery.ts';
import { MONUMENTS } from './scenes/monuments.ts';
import { MOUNTAIN_LAKE } from './scenes/mountain-lake.ts';
import { OLD_AIGIO } from './scenes/old-aigio.ts';
import { PLACES } from './scenes/places.ts';
import { PORTRAIT } from './scenes/portrait.ts';
import { PUBLIC_BUILDINGS } from './scenes/public-buildings.ts';
import { RACE } from './scenes/race.ts';
import { RAILWAY } from './scenes/railway.ts';
import { SERVICES } from './scenes/services.ts';
import { SHORES } from './scenes/shores.ts';
import { SPORT } from './scenes/sport.ts';
import { STATION } from './scenes/station.ts';
import { STAY } from './scenes/stay.ts';
import { THEATRE } from './scenes/theatre.ts';
import { VILLAGES } from './scenes/villages.ts';
import { VINEYARD_ROOMS } from './scenes/vineyard-rooms.ts';
import { WAREHOUSES } from './scenes/warehouses.ts';
import { WINTER } from './scenes/winter.ts';

export type { Scene } from './scene.ts';

export const SCENES: readonly Scene[] = [
  ...HARBOUR,
  ...COAST,
  ...BEACHES,
  ...SHORES,
  ...GULF,
  ...RAILWAY,
  ...STATION,
  ...GORGE,
  ...HEIGHTS,
  ...PLACES,
  ...VILLAGES,
  ...WINTER,
  ...MOUNTAIN_LAKE,
  ...MONASTERY,
  ...FIELDS,
  ...OLD_AIGIO,
  ...THEATRE,
  ...MONUMENTS,
  ...FOLK_MUSEUM,
  ...WAREHOUSES,
  ...PUBLIC_BUILDINGS,
  ...COUNCIL,
  ...LIBRARY,
  ...SERVICES,
  ...CARE,
  ...MARKET_AND_CARNIVAL,
  ...EVENINGS,
  ...FEASTS,
  ...CHRISTMAS,
  ...SPORT,
  ...RACE,
  ...STAY,
  ...VINEYARD_ROOMS,
  ...PORTRAIT,
  ...DESK,
];
