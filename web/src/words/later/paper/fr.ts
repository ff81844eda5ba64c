import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('fr', (n) => Math.abs(n) < 2);
const figures = figuresOf('fr');

export const paper: LaterWords['paper'] = {
    what: 'Vous jouez avec des fiches imprimées et des stylos. La page retourne les cartes, compte les points, ou fait les deux.',
    task: 'Que doit faire la page ?',
    both: 'Les deux',
    bothMeans: 'cartes et points',
    cards: 'Retourner les cartes',
    cardsMean: 'vous comptez vous-mêmes',
    scores: 'Compter les points',
    scoresMean: 'vous avez vos cartes',
    person: (n: number) => `Personne ${n}`,
    solo: 'Une personne seule joue selon la règle du solo.',
    clock: 'Temps par carte',
    sound: 'Un son discret à la fin du temps',
    screenGoesOff:
        'Ici, le navigateur ne peut pas garder l’écran allumé. Règle ton appareil pour qu’il s’éteigne plus tard.',
    running: 'Une partie est en cours',
    replace: 'Commencer une nouvelle partie ?',
    replaceWhy: 'Elle prendra la place de la partie en cours. « Annuler » permet de la retrouver.',
    replaceYes: 'Nouvelle partie',
    replaceNo: 'Continuer',
    ready: '15 cartes, mélangées',
    first: 'Retourner la première carte',
    next: 'Carte suivante',
    endRound: 'Finir le tour',
    done: 'Terminé',
    keys: 'Barre d’espace ou → pour continuer, ← pour revenir.',
    pause: 'Arrêter le chrono',
    resume: 'Relancer le chrono',
    timeLeft: 'Temps restant pour cette carte',
    whoReached: 'Qui a atteint un chiffre ?',
    soloReached: 'Quels chiffres as-tu atteints ? Touche-les dans l’ordre de ton chemin.',
    worth: (n: number, points: number) => `${n} : rapporte ${count(points, 'point', 'points')}`,
    worthHalf: (n: number, points: number) =>
        `${n} : ne vaut que la moitié, rapporte ${count(points, 'point', 'points')}`,
    withdrawn: (name: string, n: number) => `${name} : finalement, le ${n} ne compte pas.`,
    nextRound: 'Tour suivant',
    noCardLeft: 'Plus de cartes',
    toCount: 'Passer aux cases manquées',
    missed: 'Cases manquées',
    countWhat:
        'Chaque case qui n’est pas sur ton chemin coûte un point. Comptez les cases manquées, ou celles du chemin.',
    counted: 'Qu’avez-vous compté ?',
    onLine: 'Cases sur le chemin',
    notANumber: 'Entre un nombre entier.',
    missedRange: (least: number, most: number) =>
        `Avec les chiffres annoncés, il peut manquer de ${least} à ${most} cases. Recompte, ou annule et corrige les chiffres.`,
    lineRange: (least: number, most: number) =>
        `Avec les chiffres annoncés, le chemin peut avoir de ${least} à ${most} cases. Recompte, ou annule et corrige les chiffres.`,
    notCounted: 'Ce nombre manque encore.',
    showResult: 'Voir le résultat',
    inFull: (list: string, points: number) => `En entier : ${list}. Cela fait ${count(points, 'point', 'points')}.`,
    inHalf: (list: string, points: number) => `À moitié : ${list}. Cela fait ${count(points, 'point', 'points')}.`,
    noNumber: 'Aucun chiffre atteint.',
    sum: (plus: number, missed: number, total: number) =>
        `${figures(plus)} − ${count(missed, 'case manquée', 'cases manquées')}\u00a0=\u00a0${figures(total)}`,
    halfWhy: 'La moitié des points : quelqu’un d’autre y était déjà lors d’un tour précédent.',
    halfWhySolo: 'La moitié des points : un chiffre plus élevé était déjà atteint.',
    change: 'Modifier les réglages',
    allTurned: 'C’était la dernière carte',
    allTurnedWhat: 'Marquez d’une croix les cases manquées et faites le total. Le meilleur chemin gagne !',
};
