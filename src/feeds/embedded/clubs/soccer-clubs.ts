/**
 * Clubs of the soccer leagues as plain facts, each with a rough standing of its time: 1 plays for the title, 3 stands
 * mid-table, 5 fights relegation. The standing seeds the simulated strengths and the bookmaker's first opinion.
 */
export type SoccerClubs = {
  /** Members of the first simulated season. */
  readonly first: Readonly<Record<string, number>>;
  /** Clubs that come later: real members of the real seasons, then those who are promoted, in this order. */
  readonly later: Readonly<Record<string, number>>;
  /** How many go down after a season. */
  readonly relegated: number;
};

const EPL: SoccerClubs = {
  first: {
    ...{ 'Man City': 1, Chelsea: 1, 'Man United': 1, Arsenal: 1, Tottenham: 2, Liverpool: 1, Everton: 2 },
    ...{ 'West Brom': 3, Swansea: 3, Southampton: 3, 'West Ham': 3, Newcastle: 3, Stoke: 3, Fulham: 4 },
    ...{ Norwich: 4, Sunderland: 4, 'Aston Villa': 4, Wigan: 5, Reading: 5, QPR: 5 },
  },
  later: {
    ...{ 'Crystal Palace': 4, Hull: 5, Cardiff: 5, Leicester: 3, Burnley: 4, Bournemouth: 4, Watford: 4 },
    ...{ Middlesbrough: 5, Brighton: 4, Huddersfield: 5, Wolves: 3, 'Sheffield United': 4 },
  },
  relegated: 3,
};

const LALIGA: SoccerClubs = {
  first: {
    ...{ Barcelona: 1, 'Real Madrid': 1, 'Ath Madrid': 1, Valencia: 2, Sociedad: 2, Sevilla: 2 },
    ...{ 'Ath Bilbao': 2, Malaga: 3, Betis: 3, Getafe: 4, Levante: 4, Espanol: 3, Vallecano: 4 },
    ...{ Valladolid: 5, Granada: 4, Osasuna: 5, Celta: 3, Mallorca: 5, 'La Coruna': 4, Zaragoza: 5 },
  },
  later: {
    ...{ Villarreal: 2, Almeria: 5, Elche: 5, Eibar: 4, Cordoba: 5, 'Las Palmas': 4, 'Sp Gijon': 5 },
    ...{ Alaves: 4, Leganes: 4, Girona: 4, Huesca: 5, Cadiz: 5 },
  },
  relegated: 3,
};

const BUNDESLIGA: SoccerClubs = {
  first: {
    ...{ 'Bayern Munich': 1, Dortmund: 1, Leverkusen: 2, 'Schalke 04': 2, Freiburg: 4, 'Ein Frankfurt': 3 },
    ...{ Hamburg: 4, "M'gladbach": 2, Hannover: 4, Nurnberg: 4, Stuttgart: 3, Wolfsburg: 2, Mainz: 3 },
    ...{ 'Werder Bremen': 3, Hoffenheim: 3, Augsburg: 4, 'Fortuna Dusseldorf': 5, 'Greuther Furth': 5 },
  },
  later: {
    ...{
      Hertha: 3,
      Braunschweig: 5,
      'FC Koln': 4,
      Paderborn: 5,
      Ingolstadt: 5,
      Darmstadt: 5,
      'RB Leipzig': 2,
    },
    ...{ 'Union Berlin': 4, Bielefeld: 5, Bochum: 5, 'Holstein Kiel': 5 },
  },
  relegated: 2,
};

const SERIEA: SoccerClubs = {
  first: {
    ...{ Juventus: 1, Napoli: 1, Milan: 2, Fiorentina: 2, Inter: 2, Roma: 1, Lazio: 2, Udinese: 3 },
    ...{ Cagliari: 4, Catania: 4, Chievo: 4, Parma: 4, Atalanta: 3, Torino: 3, Bologna: 4, Sampdoria: 3 },
    ...{ Genoa: 4, Palermo: 4, Siena: 5, Pescara: 5 },
  },
  later: {
    ...{ Verona: 4, Livorno: 5, Sassuolo: 3, Empoli: 4, Cesena: 5, Carpi: 5, Frosinone: 5, Crotone: 5 },
    ...{ Spal: 4, Benevento: 5, Brescia: 5, Lecce: 5, Spezia: 5 },
  },
  relegated: 3,
};

const LIGUE1: SoccerClubs = {
  first: {
    ...{ 'Paris SG': 1, Monaco: 1, Lyon: 2, Marseille: 2, 'St Etienne': 3, Bordeaux: 3, Lille: 2, Nice: 3 },
    ...{ Rennes: 3, Montpellier: 3, Nantes: 4, Toulouse: 4, Guingamp: 4, Lorient: 4, Bastia: 4, Caen: 4 },
    ...{ Reims: 4, Metz: 5, Lens: 5, 'Evian Thonon Gaillard': 5 },
  },
  later: {
    ...{ Angers: 4, Troyes: 5, 'Ajaccio GFCO': 5, Dijon: 4, Nancy: 5, Strasbourg: 4, Amiens: 4, Nimes: 4 },
    ...{ Brest: 4, Clermont: 5, Auxerre: 5, 'Le Havre': 5 },
  },
  relegated: 3,
};

const MLS: SoccerClubs = {
  first: {
    ...{ 'Los Angeles Galaxy': 2, 'Seattle Sounders': 2, 'New England Revolution': 2, 'DC United': 3 },
    ...{ 'Real Salt Lake': 2, 'FC Dallas': 2, 'New York Red Bulls': 2, 'Sporting Kansas City': 2 },
    ...{ 'Columbus Crew': 3, 'Vancouver Whitecaps': 3, 'Portland Timbers': 2, 'Philadelphia Union': 3 },
    ...{ 'Toronto FC': 3, 'Houston Dynamo': 4, 'Colorado Rapids': 4, 'Chicago Fire': 4 },
    ...{ 'San Jose Earthquakes': 4, 'CF Montreal': 4, 'Orlando City': 4, 'New York City': 3 },
  },
  later: { 'Atlanta Utd': 2, 'Minnesota United': 4 },
  relegated: 0,
};

export const SOCCER_CLUBS: Readonly<Record<string, SoccerClubs>> = {
  EPL,
  LALIGA,
  BUNDESLIGA,
  SERIEA,
  LIGUE1,
  MLS,
};

/** MLS clubs do not play at one clock: the hours by which each lies behind New York. */
export const MLS_HOURS_BEHIND: Readonly<Record<string, number>> = {
  ...{ 'Los Angeles Galaxy': 3, 'Seattle Sounders': 3, 'Vancouver Whitecaps': 3, 'Portland Timbers': 3 },
  ...{ 'San Jose Earthquakes': 3, 'Real Salt Lake': 2, 'Colorado Rapids': 2, 'FC Dallas': 1 },
  ...{ 'Sporting Kansas City': 1, 'Houston Dynamo': 1, 'Chicago Fire': 1, 'Minnesota United': 1 },
};
