"""The work of predict.ts in SciPy and scikit-learn, on made-up data of the same size, on one core. Prints one JSON object."""
import json
import time
import numpy as np
from scipy.optimize import minimize
from scipy.special import gammaln
import scipy
import sklearn
from sklearn.ensemble import HistGradientBoostingClassifier

rng = np.random.default_rng(1)
N, T = 1900, 27
home = rng.integers(0, T, N)
away = (home + 1 + rng.integers(0, T - 1, N)) % T
gap = (away - home) / T
goals_home = rng.poisson(np.exp(0.35 + gap / 2))
goals_away = rng.poisson(np.exp(0.1 - gap / 2))
weight = np.exp(-0.001 * (N - np.arange(N)) / 2)


def loss(x):
    """Penalised Dixon-Coles likelihood and its gradient: attack, defence, intercept, home edge, rho."""
    attack, defence, intercept, edge, rho = x[:T], x[T:2 * T], x[2 * T], x[2 * T + 1], x[2 * T + 2]
    log_l = intercept + edge + attack[home] + defence[away]
    log_m = intercept + attack[away] + defence[home]
    lam, mu = np.exp(log_l), np.exp(log_m)
    factor = np.where((goals_home == 0) & (goals_away == 0), -lam * mu,
             np.where((goals_home == 0) & (goals_away == 1), lam,
             np.where((goals_home == 1) & (goals_away == 0), mu,
             np.where((goals_home == 1) & (goals_away == 1), -1.0, 0.0))))
    tau = np.maximum(1 + rho * factor, 1e-9)
    value = (weight * (goals_home * log_l - lam + goals_away * log_m - mu + np.log(tau))).sum()
    by_l = weight * (goals_home - lam + np.where(((goals_home == 0) & (goals_away <= 1)), rho * factor / tau, 0))
    by_m = weight * (goals_away - mu + np.where(((goals_away == 0) & (goals_home <= 1)), rho * factor / tau, 0))
    g = np.zeros_like(x)
    g[:T] = np.bincount(home, by_l, T) + np.bincount(away, by_m, T) - 2 * attack
    g[T:2 * T] = np.bincount(away, by_l, T) + np.bincount(home, by_m, T) - 2 * defence
    g[2 * T], g[2 * T + 1] = (by_l + by_m).sum(), by_l.sum()
    g[2 * T + 2] = (weight * factor / tau).sum()
    return -(value - (attack**2).sum() - (defence**2).sum()), -g


start = np.zeros(2 * T + 3)
times = []
for _ in range(7):
    t = time.perf_counter()
    minimize(loss, start, jac=True, method='L-BFGS-B')
    times.append(time.perf_counter() - t)
dixon_coles_ms = 1000 * np.median(times)

x = rng.random((6000, 600), dtype=np.float32)
signal = x[:, 0] + x[:, 1] + rng.random(6000)
y = np.digitize(signal, [1.2, 1.8])
t = time.process_time()
HistGradientBoostingClassifier(max_iter=100, learning_rate=0.1, max_bins=63, early_stopping=False).fit(x, y)
boosting_s = time.process_time() - t
print(json.dumps({
    'dixon_coles_ms': dixon_coles_ms,
    'dixon_coles_ms_by': f'SciPy {scipy.__version__}, L-BFGS with analytic gradient',
    'boosting_s': boosting_s,
    'boosting_s_by': f'scikit-learn {sklearn.__version__}, one thread',
}))
