/**
 * The usual colours of the clubs that we know, by the first eight digits of a club's id, which follows from its league and its key
 * name: one letter for the pattern, two for its colours. Our own choice of plain colours, drawn by us; no club's crest or mark is in it.
 */
export const kitCodes: Readonly<Record<string, string>> = {
  // Premier League
  c71f7660: 'krw', // Arsenal
  ec722880: 'kcs', // Aston Villa
  e777250d: 'src', // Bournemouth
  '52aa093a': 'srw', // Brentford
  ae9e1bc2: 'sbw', // Brighton
  '27862177': 'kcs', // Burnley
  '47eac862': 'kbw', // Cardiff
  '6dcd2f63': 'kbw', // Chelsea
  '3cfa3ee7': 'hrb', // Crystal Palace
  ae847187: 'kbw', // Everton
  '153b1da9': 'kwk', // Fulham
  '0839e6db': 'sbw', // Huddersfield
  c9e03069: 'sok', // Hull
  '3dc054f1': 'kbw', // Ipswich
  '6bfab5c7': 'kwy', // Leeds
  '93dda3ca': 'kbw', // Leicester
  '6499f2f7': 'krw', // Liverpool
  d1cdff0c: 'kon', // Luton
  '1e086d4e': 'kcs', // Man City
  cb10824e: 'krk', // Man United
  d49a1202: 'krw', // Middlesbrough
  dfa91736: 'skw', // Newcastle
  ef9dbe5a: 'kyg', // Norwich
  '34618199': 'krw', // Nott'm Forest
  '0f75cb65': 'obw', // QPR
  '877b39f2': 'obw', // Reading
  '4aeef6a8': 'srw', // Sheffield United
  '678b1f96': 'srw', // Southampton
  c230e7d6: 'srw', // Stoke
  '7dd0719d': 'srw', // Sunderland
  ef353b89: 'kwk', // Swansea
  '5dc787c7': 'kwn', // Tottenham
  '11bb4f06': 'kyk', // Watford
  bd9c52a4: 'snw', // West Brom
  fb526339: 'kcs', // West Ham
  '515e06c7': 'sbw', // Wigan
  '44ad127f': 'kyk', // Wolves

  // Ligue 1
  '4c3dc8d5': 'krw', // Ajaccio
  c65ba3cd: 'hrb', // Ajaccio GFCO
  '0976022d': 'kwk', // Amiens
  '7ecc6b81': 'kwk', // Angers
  '02a85a44': 'kwb', // Auxerre
  '1f2746fa': 'kbk', // Bastia
  '6d78cd80': 'kno', // Bordeaux
  cc517b4f: 'krw', // Brest
  b1c0bda9: 'hbr', // Caen
  '55315bb7': 'krb', // Clermont
  e6305e5c: 'krw', // Dijon
  '671bf624': 'kiw', // Evian Thonon Gaillard
  befa2b9e: 'krk', // Guingamp
  '75514a00': 'ksn', // Le Havre
  '253365b1': 'sry', // Lens
  '2646d706': 'krn', // Lille
  '393f49f5': 'kok', // Lorient
  b56fce72: 'kwb', // Lyon
  f4da72af: 'kws', // Marseille
  '6f678a1b': 'kcw', // Metz
  '2ade7693': 'drw', // Monaco
  '25d4def7': 'dno', // Montpellier
  df1693bf: 'krw', // Nancy
  '40715599': 'kyg', // Nantes
  '81a86ae8': 'hrk', // Nice
  ec0e49af: 'krw', // Nimes
  '921ad5a1': 'kbn', // Paris FC
  '8885eb80': 'hbr', // Paris SG
  '9764a283': 'krw', // Reims
  cf3a0567: 'krk', // Rennes
  b6d879b4: 'kyn', // Sochaux
  '9331b838': 'kgw', // St Etienne
  '4b806675': 'kbw', // Strasbourg
  '72171711': 'kpw', // Toulouse
  '84356c75': 'kbw', // Troyes
  a42e918b: 'krw', // Valenciennes

  // La Liga
  '4a4b48c6': 'sbw', // Alaves
  a923d78e: 'srw', // Almeria
  '0186e0ab': 'srw', // Ath Bilbao
  '6e73724d': 'srw', // Ath Madrid
  e5352a46: 'hcb', // Barcelona
  '524368a4': 'sgw', // Betis
  b21e8139: 'kyb', // Cadiz
  '894eeba4': 'ksw', // Celta
  b8be89f2: 'sgw', // Cordoba
  '1feb83bd': 'hrb', // Eibar
  '3f7901c3': 'kwg', // Elche
  '54c50c78': 'sbw', // Espanol
  '8151f0e3': 'kbw', // Getafe
  '86da981f': 'srw', // Girona
  '5229d2f6': 'orw', // Granada
  '891f38ea': 'hbr', // Huesca
  '684459d2': 'sbw', // La Coruna
  '7cf1b2cf': 'kyb', // Las Palmas
  '11a46479': 'kwb', // Leganes
  '9f021f7c': 'hcb', // Levante
  b0a991b1: 'ssw', // Malaga
  eadf5fdb: 'krk', // Mallorca
  '2e41c8a3': 'hrn', // Osasuna
  '3c9f7371': 'kbw', // Oviedo
  '229ad0a7': 'kwe', // Real Madrid
  '4ad72c35': 'kwr', // Sevilla
  '5daf77e7': 'sbw', // Sociedad
  '8e1f55df': 'srw', // Sp Gijon
  ca92d33b: 'kwk', // Valencia
  d7806253: 'spw', // Valladolid
  '2d6b26bd': 'dwr', // Vallecano
  '2fb22ab8': 'kyb', // Villarreal
  '6555ba5a': 'kwb', // Zaragoza

  // Bundesliga
  '500ff48e': 'kwg', // Augsburg
  '6ba54260': 'krb', // Bayern Munich
  '5522b4f8': 'kbk', // Bielefeld
  '5b6cac1c': 'kbw', // Bochum
  dac4a11a: 'kyb', // Braunschweig
  '1ca26d77': 'kbw', // Darmstadt
  '489967cf': 'kyk', // Dortmund
  '4bf55811': 'krk', // Ein Frankfurt
  '6f532582': 'kwr', // FC Koln
  '1a8e607d': 'krw', // Fortuna Dusseldorf
  '723f1a16': 'krk', // Freiburg
  '7dd879e9': 'kgw', // Greuther Furth
  '7e40e09d': 'kwr', // Hamburg
  c51056d4: 'krk', // Hannover
  '787248d1': 'krb', // Heidenheim
  '2a5e9cf6': 'sbw', // Hertha
  '0b5ca29d': 'kbw', // Hoffenheim
  c664e569: 'kbw', // Holstein Kiel
  a98d4853: 'kkr', // Ingolstadt
  c49d9f2e: 'krk', // Leverkusen
  '3e24fb41': 'kwg', // M'gladbach
  '01d27cb5': 'krw', // Mainz
  '68d970c3': 'kck', // Nurnberg
  '11d76f03': 'knk', // Paderborn
  bea305a0: 'kwr', // RB Leipzig
  a069f245: 'kbw', // Schalke 04
  '4027422b': 'hcw', // St Pauli
  beeab02f: 'kwr', // Stuttgart
  '932053b1': 'krw', // Union Berlin
  d51e5c5b: 'kgw', // Werder Bremen
  '0515db93': 'klg', // Wolfsburg

  // Serie A
  e47f7270: 'sbk', // Atalanta
  '1caac997': 'sry', // Benevento
  '29b8f7a1': 'hrb', // Bologna
  '9d1aaf83': 'dbw', // Brescia
  '90da1eca': 'hrb', // Cagliari
  f1d211b8: 'kwr', // Carpi
  '2c4f0d26': 'sbr', // Catania
  fab5d5fa: 'kwk', // Cesena
  '4db34897': 'kyb', // Chievo
  '39cbc5f9': 'kbw', // Como
  '80b4eda6': 'sra', // Cremonese
  '9440e56d': 'srb', // Crotone
  '72f73ffa': 'kbw', // Empoli
  b5d4fd5c: 'kpw', // Fiorentina
  a9e7f719: 'kyb', // Frosinone
  '39ac6514': 'hrn', // Genoa
  '3f1bd90f': 'sbk', // Inter
  '675de34a': 'skw', // Juventus
  '00477507': 'ksw', // Lazio
  cf22c7ac: 'sry', // Lecce
  '1f41d27e': 'kcw', // Livorno
  '108b47cb': 'srk', // Milan
  e54b5bec: 'krw', // Monza
  '77987d26': 'ksw', // Napoli
  abca8395: 'kik', // Palermo
  '8d9af0d0': 'kwy', // Parma
  '7a436793': 'ssw', // Pescara
  a53c51c1: 'snk', // Pisa
  '9792dfbe': 'kcy', // Roma
  '369df117': 'kcw', // Salernitana
  d22a06ab: 'obr', // Sampdoria
  '9679c068': 'sgk', // Sassuolo
  '7e07d772': 'skw', // Siena
  a2dd7286: 'ssw', // Spal
  ff44ffa1: 'kwk', // Spezia
  '842d4d10': 'kcw', // Torino
  '46c7d171': 'skw', // Udinese
  cdb7c7fc: 'kko', // Venezia
  '44a6799b': 'kyn', // Verona

  // MLS
  e85c78c6: 'srk', // Atlanta Utd
  bc786ef3: 'skl', // Austin FC
  '5f8897f6': 'hbk', // CF Montreal
  '8dd9b13c': 'htk', // Charlotte
  '93d0a066': 'hrb', // Chicago Fire
  '9ea2451e': 'srw', // Chivas USA
  '46915ec4': 'kcs', // Colorado Rapids
  '936c483d': 'kyk', // Columbus Crew
  '7be52e17': 'kkr', // DC United
  '67969fc4': 'hob', // FC Cincinnati
  '5d9a20bf': 'orb', // FC Dallas
  '56cca6f1': 'kok', // Houston Dynamo
  '7839544a': 'kik', // Inter Miami
  '0b1fa9a7': 'kke', // Los Angeles FC
  fdf8bed7: 'kwn', // Los Angeles Galaxy
  '1184a8f2': 'snl', // Minnesota United
  c08468e9: 'kyn', // Nashville SC
  '43573f95': 'hrb', // New England Revolution
  '3236d160': 'ksn', // New York City
  bde9dc19: 'hwr', // New York Red Bulls
  b15d5246: 'kpw', // Orlando City
  '7bac1f64': 'hny', // Philadelphia Union
  '2579aafd': 'kgy', // Portland Timbers
  '190cd106': 'kry', // Real Salt Lake
  '7dd23728': 'kti', // San Diego FC
  '83eaddb0': 'hbk', // San Jose Earthquakes
  '04828b16': 'kln', // Seattle Sounders
  '7d5c5e8f': 'ksn', // Sporting Kansas City
  a6619d7d: 'hrn', // St. Louis City
  '0cd57e16': 'krw', // Toronto FC
  bbae7e34: 'dwn', // Vancouver Whitecaps

  // NBA
  c3a3c5cf: 'hrk', // Atlanta Hawks
  '17205456': 'kgw', // Boston Celtics
  '329662f5': 'hkw', // Brooklyn Nets
  c1503c22: 'htp', // Charlotte Hornets
  '83b63091': 'krk', // Chicago Bulls
  '91aa57c6': 'hcy', // Cleveland Cavaliers
  '1e95d3d0': 'hbn', // Dallas Mavericks
  '7467669e': 'hny', // Denver Nuggets
  a57ccf21: 'hbr', // Detroit Pistons
  bd302beb: 'hby', // Golden State Warriors
  '1d564885': 'kra', // Houston Rockets
  '2e1a3bc3': 'hny', // Indiana Pacers
  '163d6c9a': 'hbr', // Los Angeles Clippers
  '503a243c': 'kpy', // Los Angeles Lakers
  a182cb9c: 'hns', // Memphis Grizzlies
  '707a8105': 'krk', // Miami Heat
  ff42eede: 'hge', // Milwaukee Bucks
  '2ec8f1b5': 'hnl', // Minnesota Timberwolves
  d8e076cf: 'hnr', // New Orleans Pelicans
  '692374e9': 'hbo', // New York Knicks
  f97824ac: 'hbo', // Oklahoma City Thunder
  d702226c: 'hbk', // Orlando Magic
  '8ef99d3a': 'hbr', // Philadelphia 76ers
  '2d87c2a7': 'hpo', // Phoenix Suns
  c9cffc23: 'hkr', // Portland Trail Blazers
  '373032f9': 'hpk', // Sacramento Kings
  e09c42d3: 'hka', // San Antonio Spurs
  b02c1c3a: 'hkr', // Toronto Raptors
  '195e5bb6': 'hny', // Utah Jazz
  '7dc9c849': 'hnr', // Washington Wizards

  // MLB
  '25ddcac7': 'hrk', // Arizona Diamondbacks
  f574c493: 'kgy', // Athletics
  '85e9b092': 'hnr', // Atlanta Braves
  d44d6abb: 'hok', // Baltimore Orioles
  c91020de: 'hrn', // Boston Red Sox
  '4751c696': 'hbr', // Chicago Cubs
  '3c5cbad7': 'hka', // Chicago White Sox
  c9d20f31: 'hrw', // Cincinnati Reds
  '3fd2c052': 'hnr', // Cleveland Guardians
  b70926c5: 'hpk', // Colorado Rockies
  '38c948fd': 'hno', // Detroit Tigers
  '1fada821': 'hno', // Houston Astros
  f04b12f7: 'hbw', // Kansas City Royals
  '491e1c0f': 'hrn', // Los Angeles Angels
  a69e66ea: 'kbw', // Los Angeles Dodgers
  '2588fa5c': 'htk', // Miami Marlins
  c8d3bbb8: 'hny', // Milwaukee Brewers
  f6ae2815: 'hnr', // Minnesota Twins
  b36a2872: 'hbo', // New York Mets
  '738aa715': 'snw', // New York Yankees
  '060f22a7': 'hrw', // Philadelphia Phillies
  b53a0ef9: 'hky', // Pittsburgh Pirates
  '9b80cf18': 'hey', // San Diego Padres
  '22aa8d74': 'hko', // San Francisco Giants
  '9873c806': 'hnt', // Seattle Mariners
  '44b61af3': 'hrn', // St. Louis Cardinals
  c35d52fe: 'hns', // Tampa Bay Rays
  '9d8e9114': 'hbr', // Texas Rangers
  f790f4d8: 'hbr', // Toronto Blue Jays
  d143e1e6: 'hrn', // Washington Nationals
};
